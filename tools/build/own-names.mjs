// The names of members that the two files for pages shorten: long ones that no page, no browser, no message and no text
// of a language knows. A unit test holds them against those.

export const OWN_NAMES = `
  addMenu addNext allLines beginToPlay beginToSolve canMove canOpen canTouch cancelDrag catchUp chartTexts comeNear
  continueWith endLoop findMoves followBest goBy goFar hintReport inTurn isAnimated isAsking isBack isBusy isCancelled
  isChosen isClosed isDrag isExplained isFar isFitted isFresh isGivenUp isHeard isHinted isLeft isLooping isLost isMoving
  isPlaying isReadOnly isRestarted isSearching isSeen isSelfPlaying isSettled isToBeSolved isTold isTop isTrap isWaiting
  isWanted isWinLost judgementOf lastWinnable layOut legalJumps lookBack makeAnalysis makeAnalysisDisplay
  makeAnnotationsDisplay makeMovesList makeRoom nextSeed noticeChange noticeOpen onBest powerOfTen prefersReducedMotion
  reportOnce selfPlay setControls setCraft setCurrent setHoles setLabels setLayout setPlaces setSpeed solveAgain
  stopSelfPlay takeFocus takeFocusFrom toggleExplanation verdictAt verdictOf whenSolved wordsOf
`
  .trim()
  .split(/\s+/);
