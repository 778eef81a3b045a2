import { type DoorName, stageAt } from '@petwise/contracts';
import { savesData } from '@petwise/ui/saves-data';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { doorsSettled } from './doors-settled.ts';
import { warmDoor } from './load-door.ts';

/** Where an owner most likely goes from a screen: by its path, and in an assessment by its stage. */
const NEXT: Readonly<Record<string, DoorName>> = {
  '/': 'intake/basic-information',
  '/test-responses': 'intake/basic-information',
  'basic-intake': 'intake/medical-history',
  'medical-history': 'chat/consult',
  chat: 'report/assessment',
  '/past-assessments': 'report/assessment',
};

/** The doors behind links, by path. */
const LINKED: Readonly<Record<string, DoorName>> = {
  '/': 'intake/home',
  '/medical-assistant': 'chat/prototype',
  '/health-upload': 'health/analysis',
  '/past-assessments': 'report/past',
  '/pets': 'intake/pets',
};

/** Doors that were warmed for this page; `loadDoor` asks for newer versions itself. */
const warmed = new Set<DoorName>();

/**
 * Has the next screen's remote ready before it is asked for: the likeliest one
 * once the page is idle, any other when a link to it is pointed at or has the
 * focus. Never where the owner saves data.
 */
export function useWarmNext(): void {
  const { pathname } = useLocation();
  const next = NEXT[stageAt(pathname) ?? pathname];

  useEffect(() => (next ? whenIdle(() => warm(next)) : undefined), [next]);

  useEffect(() => {
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, warmLink);
    return () => {
      for (const event of events) document.removeEventListener(event, warmLink);
    };
  }, []);
}

function warmLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.target !== '') return;
  const isConsult = link.pathname.startsWith('/assessment');
  const door = isConsult ? 'report/assessment' : LINKED[link.pathname];
  if (door) warm(door);
}

function warm(door: DoorName): void {
  if (warmed.has(door) || savesData()) return;
  warmed.add(door);
  void warmDoor(door).catch(() => warmed.delete(door));
}

/** Once the screen is there and the page has nothing to do; a browser that cannot tell waits two seconds. */
function whenIdle(work: () => void): () => void {
  let isOver = false;
  const workUnlessOver = () => {
    if (!isOver) work();
  };
  void doorsSettled().then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(workUnlessOver);
    else setTimeout(workUnlessOver, 2_000);
  });
  return () => {
    isOver = true;
  };
}
