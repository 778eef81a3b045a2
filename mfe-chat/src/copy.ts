import { inLanguage, plural } from '@petwise/ui';

/** Every word the chats show. A key's comment names the requirement whose exact words it holds. */
export const copy = inLanguage('chat', {
  /** CHAT-01 */
  productBeta: 'Petwise (beta)',
  /** CHAT-01, PROTO-03 */
  prototypeNote: 'research prototype - not for medical use',
  /** Said where the screens speak another language. */
  inEnglish: 'The questions are in English. Please answer in English too.',
  /** CHAT-03, CONV-02 */
  whyThisQuestion: 'Why this question?',
  /** CHAT-08, PROTO-05 */
  readyTitle: 'Ready for Analysis',
  /** CHAT-08, PROTO-05 */
  processMyResults: 'Process My Results',
  /** CHAT-08 */
  readyNote:
    'You can process your results now, or keep answering: more answers give a more detailed analysis.',
  /** CHAT-09 */
  finalizeNotice:
    'This usually takes 3 to 5 minutes. You can leave this page: your assessment is kept.',
  /** CHAT-10 */
  clarification: (warning: string) => `⚠️ CLARIFICATION NEEDED: ${warning}`,
  /** CHAT-09, when no line of reasoning has come. */
  thinking: 'Thinking about your answer',
  /** CHAT-09, the same while the report is written. */
  finalizing: 'Putting your assessment together',

  /** PROTO-01 */
  initializing: 'Initializing your medical assistant...',
  /** PROTO-02 */
  greeting: 'How is your pet feeling?',
  /** PROTO-02 */
  analyzingSymptoms: 'Analyzing your symptoms...',
  /** PROTO-03 */
  prototypeTitle: 'AI Reasoning Doctor',
  /** PROTO-04 */
  processingMessage: 'Processing your message...',
  /** PROTO-04 */
  processingNote: 'The AI is analyzing your input with advanced medical reasoning.',
  /** PROTO-05 */
  processContent: 'Process my results now',
  /** PROTO-07 */
  textWithImages: (text: string, names: string) => `${text} [Images: ${names}]`,
  /** PROTO-07 */
  imagesOnly: (names: string) => `Uploaded images: ${names}`,
  textWithFiles: (text: string, names: string) => `${text} [Files: ${names}]`,
  filesOnly: (names: string) => `Uploaded files: ${names}`,
  /** PROTO-09 */
  connectionError: 'Connection Error',
  /** PROTO-09 */
  connectionErrorText: 'Failed to initialize session. Please refresh the page.',
  /** PROTO-09 */
  messageError: 'Message Error',
  /** PROTO-09 */
  messageErrorText: 'Failed to send message',
  /** PROTO-09 */
  uploadError: 'Upload Error',
  /** PROTO-09 */
  uploadErrorText: 'Failed to upload images',
  /** CONV-01 */
  medicalImage: (n: number) => `Medical Image ${n}`,
  /** CONV-02 */
  quickHint: 'or type in specific answer for more insightful results',
  /** CONV-04 */
  disclaimerTitle: 'Important Medical Disclaimer',
  /** CONV-04 */
  disclaimerText:
    'This analysis is informational only and does not replace professional medical advice. Please ask a veterinarian before you act on it.',

  conversation: 'Conversation',
  you: 'You',
  assistant: 'Petwise',
  showAll: 'Show all',
  showLess: 'Show less',
  copyMessage: 'Copy message',
  copied: 'Message copied',
  copyFailed: 'The message could not be copied',
  download: 'Download conversation',
  downloadName: (day: string) => `petwise-conversation-${day}.txt`,
  jumpToLatest: 'Jump to latest',
  newBelow: 'New message below',
  summaryLabel: 'What we understood',
  understoodTitle: 'What we understood so far',
  understoodHint: 'Is something wrong? Take it back, or say it in your own words.',
  /** Who read a sign, where a language model reads too. */
  readBy: { engine: '', both: 'read by both', second: 'second reader' },
  secondReaderTitle: 'Second reader',
  secondReaderAsk: (model: string, host: string) =>
    `May a language model (${model} at ${host}) read your words too? It can notice what Petwise misses. It decides nothing: where it differs, we ask you.`,
  secondReaderWouldSend:
    'This would be sent, now and for what you write later, without the names, phone numbers, addresses and places that we recognize:',
  secondReaderPictures: (names: string) => `These pictures would be sent too: ${names}`,
  secondReaderAllow: 'Yes, send it',
  secondReaderRefuse: 'No, do not send',
  secondReaderListening: 'A second reader is reading your words. You can go on meanwhile.',
  secondReaderStop: 'Stop it',
  secondReaderFailed: 'The second reader gave no answer. Petwise read your words alone.',
  secondReaderCapped: 'The second reader has read as much as is allowed for one assessment.',
  secondReaderUnreached: 'That could not be sent. Please try again.',
  checksTitle: 'Did we get this right?',
  checkMeaning: (quote: string, words: string) => `You wrote “${quote}”. Does that mean: ${words}?`,
  /** A question that decides about a danger, and the words that called for it. */
  checkDanger: (quote: string, question: string) => `You wrote “${quote}”. ${question}`,
  checkDecides: (danger: string) => `Safety first: this decides about ${danger}.`,
  checkDoubt: (quote: string, words: string) =>
    `You wrote “${quote}”. We took that as: ${words}. Is it so now?`,
  checkAnswers: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
  checkAnswerLabel: (answer: string, words: string) => `${answer}: ${words}`,
  allSigns: (count: number) => `Show all ${count}`,
  takeBack: (words: string) => `Take back: ${words}`,
  undo: 'Undo',
  undoTakeBack: (words: string) => `Undo, it is so after all: ${words}`,
  correcting: 'Thinking again with your correction',
  corrected: 'Your correction was taken in',
  changeAnswer: 'Change this answer',
  changeAnswerLabel: 'Your changed answer',
  saveAnswer: 'Save answer',
  keepAnswer: 'Leave as it was',
  edited: 'changed',
  undoAnswer: 'Undo',
  undoAnswerLabel: (option: string) => `Undo the answer “${option}”`,
  undoAnswerOffered: (option: string) => `Sent: ${option}. You can undo it for five seconds`,
  optionsLabel: 'Quick answers',
  questionsLeft: (count: number) =>
    plural(count, 'About # question left', 'About # questions left'),
  /** By what the picture shows. */
  pictureOffers: {
    gums: 'A photo would help the vet: the gums.',
    eye: 'A photo would help the vet: the eye.',
    stool: 'A photo would help the vet: what came out.',
    wound: 'A photo would help the vet: the place.',
    gait: 'A film of ten seconds would help the vet: how your pet walks.',
    breathing: 'A film of ten seconds would help the vet: how your pet breathes.',
  },
  takePhoto: 'Take a photo',
  takeFilm: 'Take a film',
  /** By the tool with which an owner measures at home. */
  measureOffers: {
    breaths: 'Counting for half a minute says more than a guess.',
    beats: 'Counting for half a minute says more than a guess.',
    refill: 'A stopwatch says more than a guess.',
    gums: 'Here is a scale of colors to hold the gums against.',
    body: 'Drawings help to tell how thin or heavy an animal is.',
    'cat-face': 'The face of a cat tells of pain. A short scale helps to read it.',
    'rabbit-face': 'The face of a rabbit tells of pain. A short scale helps to read it.',
    'horse-face': 'The face of a horse tells of pain. A short scale helps to read it.',
  },
  measure: 'Measure it',
  filmOf: (name: string) => `Film: ${name}`,
  yourAnswer: 'Your answer',
  placeholder: 'In your own words',
  placeholderClosed: 'Anything to add? You can still write it here.',
  keysHint: 'Enter sends, Shift and Enter makes a new line',
  attach: 'Attach files',
  attached: 'Attached files',
  removeFile: (name: string) => `Remove ${name}`,
  send: 'Send answer',
  sending: 'Sending…',
  uploading: 'Wait until your files are uploaded, then send.',
  tooLong: (limit: string, over: string) =>
    `An answer can have ${limit} characters. Please shorten it by ${over}.`,
  uploadsDown: 'Files cannot be attached right now. You can send your answer without them.',
  dismiss: 'Dismiss',
  uploadAnswered: (status: number, words: string) => `Upload failed: ${status} ${words}`.trim(),
  uploadFailed: (reason: string) => `File upload failed: ${reason}. Please try again.`,
  unknownError: 'Unknown error',
  /** CHAT-05, CONV-01: the small picture is a link. */
  openImage: 'Open the whole picture in a new tab',
  imageFailed: (name: string) => `Image could not be loaded: ${name}`,
  noFurtherTitle: 'No more questions',
  noFurtherNote:
    'There are no more questions for now. Choose Process My Results to get your assessment, or write anything you want to add.',
  unsentNote: 'The answer in the box below has not been sent yet.',
  working: 'Working on your answer',
  workingFinalize: 'Working on your assessment',
  stillWorking: (elapsed: string) => `Still working, ${elapsed}`,
  reconnecting: 'The connection was lost. Trying again…',
  elapsed: 'Time so far',
  earlierSteps: (count: number) => `Earlier steps (${count})`,
  cancel: 'Cancel',
  tellMe: 'Tell me when it is done',
  tellMeNote: 'By a notice of your browser, while Petwise stays open.',
  cancelNote: 'Cancel stops the waiting. Your answers are kept.',
  cancelled: 'Stopped. Your answers are kept; go on whenever you like.',
  tryAgain: 'Try again',
  reference: (id: string) => `Reference: ${id}`,
  emergencyLink: 'Emergency help',
  call: (clinic: string) => `Call ${clinic}`,
  callOwn: {
    pet: 'Call my pet’s vet',
    vet: 'Call my vet',
    clinic: 'Call my emergency clinic',
  },
  vetNumber: 'My vet’s phone',
  vetNumberWrong: 'This does not look like a phone number.',
  vetNumberCall: 'Call',
  urgencyAdvice: {
    emergency: 'This may be an emergency. Call a veterinarian or an emergency clinic now.',
    today: 'Please have a veterinarian see your pet today.',
  },
  urgencyHeading: { emergency: 'Get help now', today: 'See a veterinarian today' },
  urgencyWhy: 'Why',
  urgencyRead: 'Got it',
  urgencyOpen: 'What to do',
  problems: {
    offline: {
      title: 'We could not reach the server',
      text: 'What you wrote is safe. We will try again when the connection is back, or you can try now.',
    },
    timeout: {
      title: 'The answer is taking very long',
      text: 'What you wrote is safe. Trying again picks up the same work, it does not start twice.',
    },
    'signed-out': {
      title: 'Please sign in again',
      text: 'Your session has ended. Everything you wrote is kept here.',
    },
    'signed-in': {
      title: 'You are signed in again',
      text: 'Everything you wrote is still here. You can send it now.',
    },
    conflict: {
      title: 'This conversation has moved on',
      text: 'It was continued in another place, so we brought it up to date. What you wrote is still in the box.',
    },
    gone: {
      title: 'This assessment is no longer on the server',
      text: 'It may have been deleted. You can copy what you wrote and start a new one.',
    },
    refused: {
      title: 'The server did not take this',
      text: 'Please change it and try again. Nothing you wrote is lost.',
    },
    crowded: {
      title: 'A lot is going on right now',
      text: 'Please wait a moment and try again. What you wrote is safe.',
    },
    server: {
      title: 'Something went wrong on our side',
      text: 'What you wrote is safe. Please try again.',
    },
  },
  startNew: 'Start a new assessment',
  /** A consult that the server does not have. */
  madeOnDevice: 'Made on this device',
  madeOnDeviceNote:
    'This assessment works without a connection. It is saved once it is finished and you are online. Adding files needs a connection. Your last answer can be changed; to correct anything else, say it in your own words.',

  yourMessage: 'Your message',
  messagePlaceholder: 'Type your message…',
  symptomPlaceholder:
    'Describe what you see: what changed, since when, how often, and how your pet eats, drinks and behaves.',
  sendMessage: 'Send message',
  attachImages: 'Attach images',
  uploadFiles: 'Upload medical files',
  reasoning: 'Reasoning',
  nextQuestion: 'Next question',
  analysisPending: 'The analysis is not finished yet.',
  intakeSent: { basic: 'Basic information', 'medical-history': 'Pet medical history' },
  historySkipped: 'Pet medical history skipped',
  messagesFailedTitle: 'The conversation could not be loaded',
  messagesFailedText: 'We keep trying. Nothing you wrote is lost.',
  sessionFailedTitle: 'The assistant could not be started',
  continueLast: 'Continue your last conversation',
  drawerDown: 'File upload is not available right now. You can go on without files.',
  formDown: 'This form is not available right now. You can write the same in the message box.',
  diagnosisDown: 'The detailed view is not available right now. The likely conditions are:',
} as const);
