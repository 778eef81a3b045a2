import {
  MAX_PET_PICTURE_BYTES,
  MAX_PETS,
  MAX_WEIGHTS,
  PetFacts,
  type KeepPetBody,
  type Pet,
  type PetWeight,
} from '@petwise/contracts';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { holdOwner } from '../auth/owners.ts';
import { keepPetPicture } from '../uploads/pet-picture.ts';
import { listPets, removePet, writePet, type PetRow } from './repository.ts';

const NOT_TOLD = {
  breed: null,
  age: null,
  sex: null,
  spayedNeutered: null,
  history: null,
  vet: null,
};

/** An owner's pets: told once, chosen next time. */
export class PetService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  async list(ownerId: string): Promise<Pet[]> {
    return (await listPets(this.#db, ownerId)).map(toPet);
  }

  async keep(ownerId: string, id: string, body: KeepPetBody): Promise<Pet> {
    const { weight, notWeighed, picture, ...told } = body;
    return this.#db.transaction(async (tx) => {
      await holdOwner(tx, ownerId);
      const pets = await listPets(tx, ownerId);
      const before = pets.find((pet) => pet.id === id);
      if (before === undefined && pets.length >= MAX_PETS) throw tooMany();
      const facts = v.safeParse(PetFacts, { ...NOT_TOLD, ...before?.facts, ...told });
      if (!facts.success) throw incomplete();
      const weighed = before?.weights.filter(({ on }) => on !== notWeighed) ?? [];
      const weights = withWeight(weighed, weight);
      const stored = before?.picture ?? null;
      const pet: PetRow = {
        id,
        owner_id: ownerId,
        facts: facts.output,
        weights,
        picture: picture === undefined ? stored : picture,
      };
      if (!(await writePet(tx, pet, new Date(this.#clock())))) throw notFound();
      if (pet.picture !== stored && !(await keepPetPicture(tx, pet))) throw noPicture();
      return toPet(pet);
    });
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await removePet(this.#db, ownerId, id))) throw notFound();
  }
}

function withWeight(
  before: readonly PetWeight[],
  weight: PetWeight | undefined,
): readonly PetWeight[] {
  if (weight === undefined) return before;
  const others = before.filter(({ on }) => on !== weight.on);
  return [...others, weight].toSorted((a, b) => a.on.localeCompare(b.on)).slice(-MAX_WEIGHTS);
}

function toPet({ id, facts, weights, picture }: PetRow): Pet {
  return { id, ...NOT_TOLD, ...facts, weights: [...weights], picture };
}

function notFound(): ProblemError {
  return new ProblemError('not-found', 'This pet does not exist');
}

function tooMany(): ProblemError {
  return new ProblemError('conflict', `More than ${MAX_PETS} pets cannot be kept`);
}

function noPicture(): ProblemError {
  const message = `The picture of a pet is a JPEG, PNG or WebP of at most ${MAX_PET_PICTURE_BYTES / 1024} kB that was just uploaded`;
  return new ProblemError('invalid-request', message, { details: [{ path: 'picture', message }] });
}

function incomplete(): ProblemError {
  const message = 'A pet needs a name and a species';
  return new ProblemError('invalid-request', message, { details: [{ path: 'name', message }] });
}
