// Types for the part of gifenc that is used here, since the package has no types of its own.

declare module 'gifenc/dist/gifenc.esm.js' {
  /** Red, green and blue of each colour, from 0 to 255. */
  export type Palette = number[][];

  export interface FrameOptions {
    /** The palette of all frames, given with the first one. */
    palette?: Palette;
    /** In milliseconds; stored in hundredths of a second. */
    delay?: number;
    /** 1 leaves the frame where it is. */
    dispose?: number;
    transparent?: boolean;
    transparentIndex?: number;
  }

  export interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array<ArrayBuffer>;
    readonly buffer: ArrayBuffer;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, colours: number): Palette;
  export function nearestColorIndex(palette: Palette, colour: number[]): number;
}
