import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REPORTS } from './api-report.ts';

const folder = resolve(import.meta.dirname, '../../docs/api');
mkdirSync(folder, { recursive: true });
for (const [file, render] of Object.entries(REPORTS)) writeFileSync(join(folder, file), render());
