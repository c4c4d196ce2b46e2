/** Reads and writes PO files; the package brings no types. */
declare module "gettext-parser" {
  export interface PoComments {
    readonly translator?: string;
    readonly extracted?: string;
    readonly reference?: string;
    readonly flag?: string;
    readonly previous?: string;
  }
  export interface PoEntry {
    readonly msgctxt?: string;
    readonly msgid: string;
    readonly msgstr: readonly string[];
    readonly comments?: PoComments;
  }
  export interface PoFile {
    readonly charset: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, PoEntry>>>>;
  }
  export const po: {
    readonly parse: (text: string) => PoFile;
    readonly compile: (file: PoFile, options: { readonly foldLength: number }) => Uint8Array;
  };
}

/** Reads and writes XLIFF files; the package brings no types. */
declare module "xliff" {
  export interface XliffUnit {
    readonly source: unknown;
    readonly target?: unknown;
    readonly note?: string | readonly string[];
    readonly additionalAttributes?: Readonly<Record<string, string>>;
  }
  export interface XliffFile {
    readonly sourceLanguage: string;
    readonly targetLanguage?: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>;
  }
  export function jsToXliff12(file: XliffFile, options: { readonly indent: string }): Promise<string>;
  export function xliff12ToJs(text: string): Promise<XliffFile>;
}
