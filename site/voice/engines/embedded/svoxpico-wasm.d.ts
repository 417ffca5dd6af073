// The package ships no types. These follow pico/lib/picoapi.h of SVOX Pico, as far as pico.ts uses it.
declare module "@echogarden/svoxpico-wasm" {
  /** What it takes are sizes and addresses in the module's memory. @returns a status (0 is success) */
  type PicoFunction = (...values: readonly number[]) => number;

  export type PicoCall =
    | "initialize"
    | "loadResource"
    | "getResourceName"
    | "createVoiceDefinition"
    | "addResourceToVoiceDefinition"
    | "newEngine"
    | "putTextUtf8"
    | "getData"
    | "resetEngine";

  export interface PicoModule extends Readonly<
    Record<`_pico_${PicoCall}`, PicoFunction>
  > {
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    readonly HEAP16: Int16Array<ArrayBuffer>;
    readonly HEAPU16: Uint16Array<ArrayBuffer>;
    readonly HEAP32: Int32Array<ArrayBuffer>;
    readonly FS: {
      writeFile(path: string, data: Uint8Array): void;
      unlink(path: string): void;
    };
    _malloc(size: number): number;
    _free(address: number): void;
  }

  interface PicoOptions {
    readonly locateFile?: () => string;
    /** The content of the `.wasm` file, where it can't be fetched. */
    readonly wasmBinary?: Uint8Array;
  }

  export default function SvoxPico(options: PicoOptions): Promise<PicoModule>;
}
