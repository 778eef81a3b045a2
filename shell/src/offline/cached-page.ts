/** Name of the mark that the service worker puts into a page that it keeps: the page is as old as the set. */
export const CACHED_PAGE = 'petwise-kept';
