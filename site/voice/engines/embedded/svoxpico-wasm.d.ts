// The package ships no types. These follow pico/lib/picoapi.h of SVOX Pico, as far as pico.ts uses it.
// Functions return a status (0 is success); addresses are in the module's memory.
declare module "@echogarden/svoxpico-wasm" {
  export interface PicoModule {
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
    _pico_initialize(memory: number, size: number, system: number): number;
    _pico_loadResource(system: number, path: number, resource: number): number;
    _pico_getResourceName(
      system: number,
      resource: number,
      name: number,
    ): number;
    _pico_createVoiceDefinition(system: number, voice: number): number;
    _pico_addResourceToVoiceDefinition(
      system: number,
      voice: number,
      resourceName: number,
    ): number;
    _pico_newEngine(system: number, voice: number, engine: number): number;
    _pico_putTextUtf8(
      engine: number,
      text: number,
      size: number,
      taken: number,
    ): number;
    _pico_getData(
      engine: number,
      buffer: number,
      size: number,
      received: number,
      type: number,
    ): number;
    _pico_resetEngine(engine: number, mode: number): number;
  }

  interface PicoOptions {
    readonly locateFile?: () => string;
    /** The content of the `.wasm` file, where it can't be fetched. */
    readonly wasmBinary?: Uint8Array;
  }

  export default function SvoxPico(options: PicoOptions): Promise<PicoModule>;
}
