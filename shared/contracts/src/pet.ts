import * as v from 'valibot';
import { AGE_RANGE, WEIGHT_RANGE } from './limits.ts';
import { AgeUnit, GivenHistory, IntakeSpecies, oldestYears } from './patient.ts';
import { defineRoutes } from './route.ts';

/** Pets that one owner may keep. */
export const MAX_PETS = 50;
/** The newest weights that a pet keeps. */
export const MAX_WEIGHTS = 200;

const day = v.pipe(v.string(), v.isoDate());

/** A number on a scale, on a day; a body condition ("normal weight") is none. */
export const PetWeight = v.object({
  value: v.pipe(v.number(), v.minValue(WEIGHT_RANGE.min), v.maxValue(WEIGHT_RANGE.max)),
  unit: v.picklist(['lbs', 'kg', 'oz', 'g']),
  on: day,
});
export type PetWeight = v.InferOutput<typeof PetWeight>;

/** How old the pet was on a day; what it is now follows from that. A birth date is an age of no days on that day. */
export const PetAge = v.object({
  value: v.pipe(v.number(), v.minValue(AGE_RANGE.min), v.maxValue(oldestYears('other'))),
  unit: AgeUnit,
  on: day,
});
export type PetAge = v.InferOutput<typeof PetAge>;

/** Whom to ring for this pet: a name, a number, or both. */
const PetVet = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.maxLength(120)),
    phone: v.pipe(v.string(), v.trim(), v.maxLength(30)),
  }),
  v.check(({ name, phone }) => name !== '' || phone !== '', 'A name or a number is required'),
);

/** What an owner tells of a pet once; null is a fact that was not told. */
export const PetFacts = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'A name is required'), v.maxLength(60)),
  species: IntakeSpecies,
  breed: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
  age: v.nullable(PetAge),
  sex: v.nullable(v.picklist(['male', 'female'])),
  spayedNeutered: v.nullable(v.picklist(['yes', 'no'])),
  /** Illnesses, medicines, operations, food and home, as the history form asks for them. */
  history: v.nullable(GivenHistory),
  /** Pets of before have none. */
  vet: v.optional(v.nullable(PetVet), null),
});
export type PetFacts = v.InferOutput<typeof PetFacts>;

/** Bytes of the picture of a pet, which the page draws small before it sends it. */
export const MAX_PET_PICTURE_BYTES = 128 * 1024;

const picture = v.optional(v.nullable(v.pipe(v.string(), v.uuid())));

/** An owner's pet. */
export const Pet = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ...PetFacts.entries,
  /** The owner's file that shows it; see `petPictureUrl`. */
  picture,
  /** One a day, oldest first. */
  weights: v.array(PetWeight),
});
export type Pet = v.InferOutput<typeof Pet>;

/** What was told now: a fact that is left out stays as it was, and null takes it back. */
export const KeepPetBody = v.object({
  ...v.partial(PetFacts).entries,
  /** Joins the former weights; of one day the last one counts. */
  weight: v.optional(PetWeight),
  /** The day of a weight that was wrong; it goes from the former ones. */
  notWeighed: v.optional(day),
  /** A small JPEG, PNG or WebP that was uploaded just before; it takes the place of the former one. */
  picture,
});
export type KeepPetBody = v.InferOutput<typeof KeepPetBody>;

const params = v.object({ petId: v.pipe(v.string(), v.uuid()) });
const common = { access: 'session', ownerData: 'pets' } as const;

/** Additive calls: the owner's pets, asked once and chosen next time. */
export const petRoutes = defineRoutes({
  list: {
    ...common,
    method: 'GET',
    path: '/api/pets',
    bodyKind: 'none',
    /** In the order in which they were first told. */
    response: v.object({ pets: v.array(Pet) }),
  },
  /** The client makes the id, so that saying it twice makes one pet. A new one needs a name and a species. */
  keep: {
    ...common,
    method: 'POST',
    path: '/api/pets/:petId',
    params,
    bodyKind: 'json',
    body: KeepPetBody,
    response: v.object({ pet: Pet }),
  },
  /** Assessments of it stay. */
  remove: {
    ...common,
    method: 'DELETE',
    path: '/api/pets/:petId',
    params,
    bodyKind: 'none',
    response: v.object({ deleted: v.literal(true) }),
  },
});
