import init, { Board, Solver } from 'peg-solitaire/engine';
import 'peg-solitaire/define';

await init();
const board = new Board('english');
const report = new Solver(board, board.vacancy('d4'), 'd4').run(1e6);
export const jumps: string[] = report.state === 'solved' ? report.jumps : [];
