/** How the next call goes, by default as it should. */
export interface CallBehaviour {
  /** A held join never ends by itself. */
  readonly join?: "admitted" | "held";
  /** Refused by the browser, as the transport reports it. */
  readonly microphone?: "opened" | "refused";
}

/** The record of a call. Times are in milliseconds since 1970, and 0 before the event. */
export interface CallRecord {
  readonly joinAskedAt: number;
  readonly joinedAt: number;
  readonly leftAt: number;
  /** The SDK let go of the call object. */
  readonly destroyed: boolean;
  /** The page's messages to the far end, unchanged. */
  readonly sent: readonly string[];
  readonly microphone: "none" | "on" | "off" | "ended";
  /** The requested processors of the microphone's sound, in order. */
  readonly processors: readonly string[];
  /** The SDK's requests that the stand-in does not know. */
  readonly unknown: readonly string[];
}

/** The far end's hand on a call. */
export interface Call {
  record(): CallRecord;
  /** How loud the assistant is, as the root mean square of the samples, from 0 to 0.7. */
  speak(level: number): void;
  /** Passes an event to the SDK unchanged. */
  emit(event: CallEvent): void;
  /** The assistant leaves the room, which stays open. */
  assistantLeaves(): void;
  /** A fatal error: the visitor is out of the room. */
  throwOut(type: string, message: string): void;
}

export interface CallEvent {
  readonly action: string;
  readonly [key: string]: unknown;
}

/** The SDK's messages to the code that it loads at call time, as far as calls without video need them. */
export interface CallMessage {
  readonly what: string;
  readonly from: string;
  readonly callClientId: string;
  readonly action: string;
  /** An answer with the same stamp settles the promise that the SDK gave for the request. */
  readonly callbackStamp?: string;
  readonly id?: string;
  readonly data?: string;
  readonly state?: boolean;
  /** Milliseconds. */
  readonly interval?: number;
  readonly properties?: {
    readonly setSubscribedTracks?: { readonly audio?: boolean };
  };
  readonly inputSettings?: {
    readonly audio?: { readonly processor?: { readonly type: string } };
  };
}

declare global {
  interface Window {
    /** Every call since the page was opened, oldest first. */
    __calls?: Call[];
    /** Where the transport and the code that it loads share what no message can carry. */
    _daily?: {
      /** The call objects that wait for that code. */
      readonly pendings: string[];
      readonly instances: Record<string, CallInstance>;
    };
    /** The loads that have not given up. */
    _dailyCallMachineLoadWaitlist?: Set<string>;
  }
}

export interface CallInstance {
  readonly tracks: { readonly audioTrack?: MediaStreamTrack };
  callMachine?: {
    reset(): void;
    readonly store: { getState(): unknown };
  };
}
