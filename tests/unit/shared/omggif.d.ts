// The part of omggif that the tests use; the package has no types of its own.

declare module 'omggif' {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    loopCount(): number | null;
    /** The delay is in hundredths of a second. */
    frameInfo(frame: number): { x: number; y: number; width: number; height: number; delay: number };
    /** Draws a frame over an array of pixels, four bytes each. */
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}
