/** The program with its fault points: waits until it is told to start. */
import './fault-points.ts';

await import('../src/main.ts');
