export type ToWorker =
  /** Texts are spoken one after the other, in the order of these. */
  | { readonly name: "speak"; readonly id: number; readonly text: string }
  | { readonly name: "cancel"; readonly id: number };

export type FromWorker =
  | { readonly name: "ready" }
  | { readonly name: "unavailable"; readonly cause: string }
  | {
      readonly name: "chunk";
      readonly id: number;
      readonly samples: Float32Array<ArrayBuffer>;
    }
  /** The text is spoken, or was cancelled, or can't be spoken. */
  | {
      readonly name: "done";
      readonly id: number;
      readonly complete: boolean;
      /** Why it can't be spoken. */
      readonly fault?: string;
    };
