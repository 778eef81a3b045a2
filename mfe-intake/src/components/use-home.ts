import { useEmit } from '@petwise/events';
import {
  type DoorProps,
  type InitialData,
  type Pet,
  MAX_FILES_PER_CONSULT,
  MAX_SYMPTOMS_LENGTH,
  type Species,
  STORAGE_KEYS,
  type UploadedFile,
} from '@petwise/contracts';
import { sessionStore } from '@petwise/ui/storage';
import { useEffect, useRef, useState } from 'react';
import { COPY } from '../copy.ts';
import { sortOffered } from '../model/attachable-files.ts';
import { clearDraftsOnFacts } from '../model/clear-drafts-on-facts.ts';
import { detectSex } from '../model/detection/detect-sex.ts';
import { callFirst } from '../model/choose-pet.ts';
import { homeDraft } from '../model/drafts.ts';

type HomeProps = DoorProps['intake/home'];

export interface Home {
  readonly symptoms: string;
  readonly setSymptoms: (change: (text: string) => string) => void;
  /** The animal, where the owner was asked because the text names none. */
  readonly chosenSpecies: Species | null;
  readonly chooseSpecies: (species: Species) => void;
  /** The pet that this is about, where one that is kept was chosen. */
  readonly pet: Pet | null;
  readonly choosePet: (pet: Pet | null) => void;
  readonly uploaded: readonly UploadedFile[];
  readonly removeUploaded: (id: string) => void;
  /** Chosen files that the upload door has not delivered yet. */
  readonly picked: readonly File[];
  readonly attach: (files: Iterable<File>) => void;
  readonly queue: Omit<DoorProps['uploads/queue'], 'files'>;
  readonly uploading: boolean;
  readonly sending: boolean;
  /** There is something to send, at once or once its files are up. */
  readonly canSend: boolean;
  /** The owner has sent it while a file goes up: it goes by itself once that is there. */
  readonly isDue: boolean;
  /** Characters beyond what the server takes; 0 when it fits. */
  readonly tooLongBy: number;
  readonly problem: string | null;
  readonly send: () => Promise<void>;
}

/** What the home screen holds and does; the drawing is in HomeScreen. */
export function useHome({ variant, onStart }: HomeProps): Home {
  const emit = useEmit('intake');
  const [stored] = useState(() => homeDraft.read());
  const [symptoms, setSymptoms] = useState(stored?.symptoms ?? '');
  const [chosenSpecies, chooseSpecies] = useState(stored?.chosenSpecies ?? null);
  const [pet, setPet] = useState(stored?.pet ?? null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useAttachments(stored?.uploadedFiles ?? [], setProblem);
  const { uploaded, uploading, picked } = files;
  /** How many files go with what the owner has sent already; null where nothing is sent. */
  const [dueWith, setDueWith] = useState<number | null>(null);
  const isDue = dueWith !== null;

  useEffect(clearDraftsOnFacts, []);
  useEffect(() => callFirst(pet), [pet]);
  useEffect(() => {
    if (symptoms === '' && uploaded.length === 0 && pet === null) homeDraft.clear();
    else
      homeDraft.write({
        symptoms,
        chosenSpecies,
        pet,
        uploadedFiles: [...uploaded],
        sent: false,
      });
  }, [symptoms, chosenSpecies, pet, uploaded]);

  function choosePet(next: Pet | null): void {
    setPet(next);
    chooseSpecies(next === null || next.species === 'other' ? null : next.species);
  }

  const hasText = symptoms.trim() !== '';
  const tooLongBy = Math.max(0, symptoms.length - MAX_SYMPTOMS_LENGTH);
  // HOME-02: files alone are enough on `/`; the assessment's own home stage needs text.
  const fileCount = uploaded.length + picked.length;
  const enough = hasText || (variant === 'route' && fileCount > 0);
  const canSend = enough && tooLongBy === 0 && !sending;

  async function send(): Promise<void> {
    setDueWith(canSend && uploading ? fileCount : null);
    if (!canSend || uploading) return;
    const draft = { symptoms, chosenSpecies, pet, uploadedFiles: [...uploaded] };
    setSending(true);
    setProblem(null);
    try {
      homeDraft.write({ ...draft, sent: true });
      const data = { ...draft, detectedSex: detectSex(symptoms) ?? null, timestamp: Date.now() };
      if (variant === 'route') {
        handOver(data);
        emit('intake.submitted', { fileCount: data.uploadedFiles.length });
      }
      await onStart(data);
    } catch (error) {
      console.error(error);
      homeDraft.write({ ...draft, sent: false });
      setProblem(COPY.home.startFailed);
    } finally {
      setSending(false);
    }
  }

  const newestSend = useRef(send);
  useEffect(() => {
    newestSend.current = send;
  });
  useEffect(() => {
    if (dueWith === null || uploading) return;
    // One that did not get up, or was taken off, is not left behind: the owner decides.
    if (uploaded.length < dueWith) setDueWith(null);
    else void newestSend.current();
  }, [dueWith, uploading, uploaded]);

  return {
    ...files,
    isDue,
    symptoms,
    setSymptoms(change) {
      // Who writes on is not done.
      setDueWith(null);
      setSymptoms(change);
    },
    chosenSpecies,
    chooseSpecies,
    pet,
    choosePet,
    sending,
    canSend,
    tooLongBy,
    problem,
    send,
  };
}

/** HOME-07. @throws Error where session storage is full or forbidden */
function handOver(data: InitialData): void {
  const isStored = sessionStore.writeValue(STORAGE_KEYS.initialData, data);
  if (!isStored) throw new Error('this browser keeps nothing');
}

type Attachments = Pick<
  Home,
  'uploaded' | 'removeUploaded' | 'picked' | 'attach' | 'queue' | 'uploading'
>;

function useAttachments(
  stored: readonly UploadedFile[],
  setProblem: (problem: string | null) => void,
): Attachments {
  const [uploaded, setUploaded] = useState(stored);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [uploading, setUploading] = useState(false);
  const failed = useRef<File>(null);
  /** What each uploaded file was on this device. */
  const sources = useRef(new Map<string, File>());

  function attach(files: Iterable<File>): void {
    const there = [...picked, ...uploaded.flatMap(({ id }) => sources.current.get(id) ?? [])];
    const count = uploaded.length + picked.length;
    const { taken, refused, twice, tooMany } = sortOffered(files, count, { there });
    setPicked((before) => [...before, ...taken]);
    // Also while the queue's bundle still loads: what is sent now would go without the file.
    if (taken.length > 0) setUploading(true);
    if (refused.length > 0) setProblem(COPY.home.refusedFiles(refused));
    else if (tooMany > 0) setProblem(COPY.home.tooManyFiles(MAX_FILES_PER_CONSULT));
    else setProblem(twice.length > 0 ? COPY.home.attachedAlready(twice) : null);
  }

  function onUploaded(file: UploadedFile, source: File): void {
    sources.current.set(file.id, source);
    setUploaded((before) => [...before.filter(({ id }) => id !== file.id), file]);
    setPicked((before) => before.filter((other) => other !== source));
    if (failed.current === source) setProblem(null);
  }
  function onFailed(message: string, source: File): void {
    failed.current = source;
    setProblem(message || COPY.home.uploadFailed(''));
  }
  function onRemoved(source: File): void {
    setPicked((before) => before.filter((other) => other !== source));
    if (failed.current === source) setProblem(null);
  }

  return {
    uploaded,
    removeUploaded: (id) => setUploaded((before) => before.filter((file) => file.id !== id)),
    picked,
    attach,
    // With its last file up the queue leaves the screen and has no chance to say that it is done.
    uploading: uploading && picked.length > 0,
    queue: { onUploaded, onFailed, onRemoved, onBusyChange: setUploading },
  };
}
