import type { AnalyteEntry } from './entry.ts';

/** Hormones, vitamins and signs of inflammation. */
export const HORMONES: readonly AnalyteEntry[] = [
  {
    id: 'fructosamine',
    name: 'Fructosamine',
    names: ['fructosamine'],
    units: { 'umol/l': 1 },
    plausible: [50, 1500],
  },
  {
    id: 'crp',
    name: 'C-reactive protein',
    names: ['crp', 'c-reactive protein', 'c reactive protein'],
    units: { 'mg/l': 1, 'mg/dl': 10, 'ug/ml': 1 },
    plausible: [0, 600],
  },
  {
    id: 'saa',
    name: 'Serum amyloid A',
    names: ['saa', 'serum amyloid a'],
    units: { 'mg/l': 1, 'ug/ml': 1 },
    plausible: [0, 6000],
  },
  {
    id: 'fibrinogen',
    name: 'Fibrinogen',
    names: ['fibrinogen'],
    units: { 'mg/dl': 1, 'g/l': 100 },
    plausible: [20, 2500],
  },
  {
    id: 'b12',
    name: 'Vitamin B12',
    names: ['vitamin b12', 'cobalamin', 'b12'],
    units: { 'ng/l': 1, 'pg/ml': 1, 'pmol/l': 1.355 },
    plausible: [10, 5000],
  },
  {
    id: 'probnp',
    name: 'NT-proBNP',
    names: ['nt-probnp', 'ntprobnp', 'probnp', 'nt probnp'],
    units: { 'pmol/l': 1 },
    plausible: [0, 20000],
  },
  {
    id: 't4',
    name: 'Thyroid hormone (T4)',
    names: ['total t4', 't4 total', 'thyroxine', 'total thyroxine', 'tt4', 't4'],
    units: { 'ug/dl': 1, 'nmol/l': 1 / 12.87 },
    plausible: [0, 40],
  },
  {
    id: 'free_t4',
    name: 'Free T4',
    names: ['free t4', 'ft4', 'free thyroxine', 'free t4 ed', 't4 free', 'ft4 ed'],
    units: { 'ng/dl': 1, 'pmol/l': 1 / 12.87 },
    plausible: [0, 30],
  },
  {
    id: 'tsh',
    name: 'TSH',
    names: ['tsh', 'canine tsh', 'ctsh', 'thyroid stimulating hormone'],
    units: { 'ng/ml': 1, 'mu/l': 0.1 },
    plausible: [0, 20],
  },
  {
    id: 'cortisol',
    name: 'Cortisol',
    names: ['cortisol', 'baseline cortisol', 'resting cortisol'],
    units: { 'ug/dl': 1, 'nmol/l': 1 / 27.6 },
    plausible: [0, 100],
  },
];
