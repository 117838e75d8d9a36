// The parts of two Markdown engines that the tests use; the packages have no types of their own.

declare module 'commonmark' {
  export class Parser {
    parse(text: string): object;
  }
  export class HtmlRenderer {
    render(document: object): string;
  }
}

declare module 'showdown' {
  export class Converter {
    makeHtml(text: string): string;
  }
}
