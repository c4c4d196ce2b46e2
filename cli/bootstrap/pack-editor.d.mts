export function editorFiles(): Promise<Record<string, Uint8Array>>;
export function zipped(files: Readonly<Record<string, Uint8Array>>): Uint8Array;
