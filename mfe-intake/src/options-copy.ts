import { inLanguage } from '@petwise/ui';

/** The words that the choices of the forms are shown with, by the value that is sent. */
export const OPTION_WORDS = inLanguage('intake.options', {
  species: {
    dog: 'Dog',
    cat: 'Cat',
    horse: 'Horse',
    bird: 'Bird',
    rabbit: 'Rabbit',
    ferret: 'Ferret',
    guinea_pig: 'Guinea pig',
    hamster: 'Hamster',
    reptile: 'Reptile',
    other: 'Other',
  },
  sex: { male: 'Male', female: 'Female', unknown: 'Unknown' },
  neutered: { yes: 'Yes', no: 'No', unknown: 'Unknown' },
  /** A list of which there is nothing. */
  none: 'None',
  ageUnits: { years: 'years', months: 'months', weeks: 'weeks', days: 'days' },
  weightCategories: {
    underweight: 'Underweight',
    'slightly underweight': 'Slightly underweight',
    'normal weight': 'Normal weight',
    'slightly overweight': 'Slightly overweight',
    overweight: 'Overweight',
    'very overweight': 'Very overweight',
  },
  vaccinations: {
    'Up to date': 'Up to date',
    'Partially vaccinated': 'Partially vaccinated',
    'Not vaccinated': 'Not vaccinated',
    Unknown: 'Unknown',
  },
  /** A diet of the species' list. */
  diet: (name: string): string => name,
  environments: {
    'Indoor only': 'Indoor only',
    'Outdoor only': 'Outdoor only',
    'Indoor/Outdoor': 'Indoor/Outdoor',
    'Farm/Rural': 'Farm/Rural',
    'Urban/City': 'Urban/City',
  },
} as const);
