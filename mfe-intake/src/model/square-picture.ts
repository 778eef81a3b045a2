/** Pixels of a side of a pet's picture: twice the largest that it is shown. */
const EDGE = 240;
const QUALITY = 0.85;

/** The middle of a picture, as large a square as it holds; pixels. */
export function middleOf(width: number, height: number): { x: number; y: number; edge: number } {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
}

/**
 * The middle of a photo as a small square JPEG, the right way up. What the camera wrote beside it is gone, as it is
 * drawn anew. Throws for what this browser cannot open.
 */
export async function squarePicture(photo: Blob): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  const { x, y, edge } = middleOf(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser does not draw');
  // Clear parts of a PNG would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, EDGE, EDGE);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (blob === null) throw new Error('The picture could not be drawn');
  return new File([blob], 'pet.jpg', { type: 'image/jpeg' });
}
