import { inLanguage } from '@petwise/ui';

/** Every word of the sheet in which an owner takes a picture for the vet; it comes with that sheet alone. */
export const PICTURE_COPY = inLanguage('chat.picture', {
  titles: {
    gums: 'A photo of the gums',
    eye: 'A photo of the eye',
    stool: 'A photo of what came out',
    wound: 'A photo of the place',
    gait: 'A film of how your pet walks',
    breathing: 'A film of how your pet breathes',
  },
  /** How to take it, one step a line. */
  steps: {
    gums: [
      'Lift the upper lip gently.',
      'By daylight, without a flash.',
      'Fill the frame with gum and teeth.',
    ],
    eye: ['By daylight, without a flash.', 'Level with the eye.', 'Fill the frame with the eye.'],
    stool: ['By daylight.', 'Put a coin beside it for its size.', 'Fill the frame.'],
    wound: [
      'Part the fur; press on nothing.',
      'Put a coin beside it for its size.',
      'Fill the frame.',
    ],
    gait: [
      'From the side, all legs in the frame.',
      'A few steps past you, at a walk, on level ground.',
      'Ten seconds at most.',
    ],
    breathing: [
      'At rest, from the side.',
      'Chest and belly in the frame, and hold still.',
      'Ten seconds at most.',
    ],
  },
  careful: 'Leave it if your pet minds: an animal in pain or fear may bite.',
  unseen: 'Nobody looks at it: it is kept for the vet with whom you share your report.',
  seenBy: (model: string, host: string) =>
    `The language model that you have allowed (${model} at ${host}) looks at it too. What it says is unchecked and not counted.`,
  viewfinder: 'What the camera sees',
  starting: 'Waiting for the camera',
  noCamera: 'No camera can be used here. Choose a file instead, or take it with your camera app.',
  shoot: 'Take the photo',
  film: 'Start filming',
  stop: 'Stop',
  left: (seconds: string) => `${seconds} s left`,
  filming: 'Filming',
  taken: 'Is it sharp, and is all of it there?',
  notShown: (name: string) => `${name}: it cannot be shown here. You can still attach it.`,
  use: 'Attach it',
  again: 'Take it again',
  chooseFile: 'Choose a file',
  tooLong: (seconds: string, most: string) =>
    `This film has ${seconds} seconds. Please cut it to ${most}.`,
  notTaken: 'That did not work. Please try again, or choose a file.',
} as const);
