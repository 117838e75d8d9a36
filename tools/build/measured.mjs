// Options for the build of `npm run coverage`: `COVERAGE=1 npm run build` leaves the program as it is written, with
// source maps.

const isMeasured = Boolean(process.env.COVERAGE);

/** Options of Vite's build. @type {{ minify?: false, sourcemap?: true }} */
export const MEASURED = isMeasured ? { minify: false, sourcemap: true } : {};
/**
 * Options of the bundler and of its output: without these, they still put lines together.
 * @type {{ treeshake?: false }}
 */
export const MEASURED_BUNDLE = isMeasured ? { treeshake: false } : {};
/** @type {{ minify?: false }} */
export const MEASURED_OUTPUT = isMeasured ? { minify: false } : {};
