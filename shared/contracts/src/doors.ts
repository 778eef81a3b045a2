import type { Assessment } from './assessment.ts';
import type { ConsultDetail, InitResponse } from './consult.ts';
import type { Diagnosis } from './message.ts';
import type { ReadDangers } from './danger.ts';
import type {
  BasicIntake,
  DetectedPatient,
  IntakeSpecies,
  MedicalHistory,
  ReadFacts,
  Species,
} from './patient.ts';
import type { Pet } from './pet.ts';
import type { RemoteName } from './remotes.ts';
import type { InitialData } from './storage.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The consult as the chat gets it when it opens: fresh from `init`, or resumed. */
export interface ConsultOpening {
  readonly symptoms: string;
  readonly uploadedFiles: readonly UploadedFile[];
  readonly init: InitResponse;
  /** Of the patient; a shell of before it does not say. */
  readonly species?: IntakeSpecies;
  /** Present when the consult is resumed from the server. */
  readonly resumed?: ConsultDetail;
}

/** A non-OK answer to an upload: its HTTP status, and the server's sentence, else its status text. */
export interface RefusedUpload {
  readonly status: number;
  readonly words: string;
}

/**
 * Every door that a remote opens, and the props it takes. The shell and other
 * remotes reach a remote through these names alone (`<RemoteSlot door="…">`).
 */
export interface DoorProps {
  /** Home screen; `route` on `/`, `stage` inside the assessment, where text is required. */
  'intake/home': {
    readonly variant: 'route' | 'stage';
    readonly onStart: (data: InitialData) => void | Promise<void>;
    /** Reads what is typed for dangers, on this device; a shell of before it has none. */
    readonly readDangers?: ReadDangers;
  };
  /** A box for the first words, read for dangers as home is, before anyone has signed in. */
  'intake/what-happened': {
    readonly readDangers: ReadDangers;
    /** What the owner has to do before the questions can begin. */
    readonly onGoOn: () => void;
  };
  /** The same reading, under a box that another bundle draws; nothing where the words tell of no danger. */
  'intake/danger-watch': {
    readonly text: string;
    /** Of the animal, where it is known; else the words tell it, or the owner is asked. */
    readonly species?: Species;
    readonly readDangers: ReadDangers;
    readonly onGoOn: () => void;
  };
  'intake/basic-information': {
    readonly detected: DetectedPatient;
    readonly symptoms: string;
    /** Reads facts of the patient in the symptoms, on this device; a shell of before it has none. */
    readonly readFacts?: ReadFacts;
    /** The pet that the owner chose; what it has told is filled in. */
    readonly pet?: Pet;
    /** Of the assessment or conversation under which what is typed is kept; a shell of before names none. */
    readonly draftId?: string;
    readonly onSubmit: (intake: BasicIntake) => void | Promise<void>;
  };
  'intake/medical-history': {
    readonly species: IntakeSpecies;
    /** What was handed over of the patient, as it is sent; none in a conversation and from a shell of before it. */
    readonly intake?: BasicIntake;
    readonly pet?: Pet;
    readonly draftId?: string;
    /** The owner's words, and what reads the animal's illnesses and medicines in them; a shell of before it has neither. */
    readonly symptoms?: string;
    readonly readFacts?: ReadFacts;
    readonly onSubmit: (history: MedicalHistory) => void | Promise<void>;
  };
  /** The owner's pets side by side; with an id, the page of one of them. */
  'intake/pets': { readonly petId: string | null };
  'chat/consult': {
    readonly opening: ConsultOpening;
    readonly onFinished: (assessment: Assessment) => void;
  };
  'chat/prototype': {
    /** Reads what is typed for dangers, on this device; a shell of before it has none. */
    readonly readDangers?: ReadDangers;
    /** Reads facts of the patient in the first message, likewise. */
    readonly readFacts?: ReadFacts;
  };
  'report/assessment': {
    readonly assessment: Assessment | null;
    readonly sessionId: string | null;
    /** When the report was made, ISO 8601; missing when it has just been. */
    readonly madeAt?: string;
    /** Reads what is typed for dangers, on this device; a shell of before it has none. */
    readonly readDangers?: ReadDangers;
  };
  'report/diagnosis': {
    readonly diagnoses: readonly Diagnosis[];
    readonly isComplete: boolean;
    readonly isO3Pro: boolean;
    readonly reasoning: string | null;
    /** The conversation so far; the view lists the owner's own replies (DX-07). */
    readonly conversationContext: readonly {
      readonly role: 'user' | 'assistant';
      readonly content: string;
      readonly messageType: string;
    }[];
  };
  /** An owner's earlier assessments: open, compare two, delete. */
  'report/past': Record<never, never>;
  /** Reminds, on the home screen, of an animal that should be looked at again; opened only when one is due. */
  'report/look-again': {
    /** Reads what is typed for dangers, on this device; a shell of before it has none. */
    readonly readDangers?: ReadDangers;
  };
  'uploads/panel': {
    readonly presentation: 'modal' | 'inline';
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onUploaded: (files: readonly UploadedFile[]) => void;
  };
  'uploads/drawer': {
    readonly open: boolean;
    readonly sessionId: string;
    readonly onClose: () => void;
    readonly onUploaded: (files: readonly UploadedFile[]) => void;
  };
  /** What the server found odd about files that are up. Draws nothing when there is nothing to say. */
  'uploads/notes': { readonly files: readonly UploadedFile[] };
  /**
   * Uploads the files it is given one at a time and shows each one's progress,
   * retry and removal. Opened only once an owner attaches something.
   */
  'uploads/queue': {
    readonly files: readonly File[];
    readonly onUploaded: (file: UploadedFile, source: File) => void;
    /** A whole sentence for the owner; with it the server's answer, where there was one. */
    readonly onFailed: (message: string, source: File, answer?: RefusedUpload) => void;
    /** The owner has taken a file out that was not up yet. */
    readonly onRemoved?: (source: File) => void;
    readonly onBusyChange: (busy: boolean) => void;
  };
  /**
   * The laboratory values that were read from files, for the owner to confirm, correct or leave out.
   * Draws nothing for files without any.
   */
  'uploads/lab-values': {
    readonly files: readonly UploadedFile[];
    readonly species: IntakeSpecies | null;
  };
  'health/analysis': Record<never, never>;
}

/** A door by the remote's short name and its part: `report/assessment`. */
export type DoorName = keyof DoorProps;

/** Which remote opens which door; the door's module is `./<part after the slash>`. */
export const DOORS = {
  'intake/home': 'mfe_intake',
  'intake/what-happened': 'mfe_intake',
  'intake/danger-watch': 'mfe_intake',
  'intake/basic-information': 'mfe_intake',
  'intake/medical-history': 'mfe_intake',
  'intake/pets': 'mfe_intake',
  'chat/consult': 'mfe_chat',
  'chat/prototype': 'mfe_chat',
  'report/assessment': 'mfe_report',
  'report/diagnosis': 'mfe_report',
  'report/past': 'mfe_report',
  'report/look-again': 'mfe_report',
  'uploads/panel': 'mfe_uploads',
  'uploads/notes': 'mfe_uploads',
  'uploads/drawer': 'mfe_uploads',
  'uploads/queue': 'mfe_uploads',
  'uploads/lab-values': 'mfe_uploads',
  'health/analysis': 'mfe_health',
} as const satisfies Record<DoorName, RemoteName>;

/** Doors that rightly draw nothing at times; any other that stays empty has failed. */
export const MAY_STAY_EMPTY: readonly DoorName[] = [
  'intake/danger-watch',
  'report/diagnosis',
  'report/look-again',
  'uploads/panel',
  'uploads/notes',
  'uploads/drawer',
  'uploads/queue',
  'uploads/lab-values',
];

/** Names of the doors of one bundle. */
export type DoorsOf<Bundle extends string> = Extract<DoorName, `${Bundle}/${string}`>;
