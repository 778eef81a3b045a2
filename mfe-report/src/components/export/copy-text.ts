/**
 * Puts text on the clipboard. Browsers give `navigator.clipboard` to secure
 * pages only; on a plain http address of the home network the old way is used.
 *
 * @throws Error when the browser refuses both.
 */
export async function copyText(text: string): Promise<void> {
  // Absent on insecure pages, whatever the type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('The browser refused to copy');
}
