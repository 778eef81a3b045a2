const KEY = 'petwise.health.last';

/** The id of the owner's last analysis in this browser; the analysis itself is on the server. */
export function lastSession(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberSession(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing only loses the shortcut to the last analysis.
  }
}
