/**
 * Words of everyday life whose meaning is plain and that are no sign of anything: people, places, the house, times, what
 * people do and feel, amounts, breeds, medicines. Whoever says one is understood. In their plainest form.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  aunt uncle cousin niece nephew grandma grandpa folk family human stranger visitor guest child toddler teenager lad lass
  groomer breeder trainer owner landlord farrier nurse surgeon receptionist student teacher boss colleague volunteer florist
  university college school office hospital clinic surgery stable paddock field park beach wood forest garden patio balcony
  street road farm store market station airport hotel kennel cattery village city country site condo college home house
  chair sofa couch table cupboard wardrobe drawer shelf window carpet rug mat blanket towel cushion basket bin bucket jug cup
  mug tin can jar bottle plate fridge oven cooker kettle microwave sink tub shower machine dryer hoover lamp heater radiator
  fan plug cable phone computer television radio camera video photo van bike bus train plane boat truck trailer ladder ledge
  tile wall ceiling stair step tool motor electricity hoop tag collar lead harness leash carrier suitcase pod laundry soap
  shampoo detergent paper article book letter message word list receipt recipe paperwork story joke cue rule quality standard
  winter summer spring autumn season birthday halloween easter valentine holiday daytime midday midnight lunch lunchtime
  breakfast dinner supper teatime bedtime dawn dusk payday moment while future history life routine habit
  buy bought sell sold pay paid afford book order arrange decide agree suggest recommend describe explain discuss mention
  search google rinse wash wipe mix groom bathe drive drove travel build rebuilt fix paint cook tidy sweep work study teach
  learn laugh praise warn expect imagine realise realize reckon believe forget remember mistake destroy rescue adopt belong
  arrive wear shoot shot hose disinfect clean chuck fling flung pour steer volunteer operate cure train rule support book
  hope hopeful thankful thankfully grateful relief pleased thrilled surprised shocked convinced horrified horror devastated
  gutted annoyed frustrated concern opinion idea thought suggestion answer chance fortune purpose reason cause danger peace
  moral magic revenge gift darling clever daft funny silly spooky tasty fancy gourmet organic natural fair fairly plain easy
  easier hard harder hardest serious seriously unexpected unbelievable pointless priceless pricey expensive cheap reputable
  independent special favourite favorite helpful harmful harmless politely partly purely entirely according beneath unless
  safe speed rate dumb certain medical exam checkup appointment radiograph treatment remedy medicine trauma prognosis
  amount number size half quarter hundred thousand inch mile foot metre meter centimetre gallon litre pint teaspoon lbs total
  pug beagle hound terrier retriever poodle shepherd aussie bichon shih tzu lhasa apso jack russell pitbull mutt doggy pup
  siberian syrian dwarf coon ragdoll siamese persian bengal tabby tortie tomcat feline canine leopard bearded dragon crested
  bute benadryl prednisone prednisolone steroid lactulose cortisone saline peroxide enema aloe vera vitamin supplement pill
  tablet capsule syringe anaesthetic anesthesia vaccine jab metacam gabapentin antihistamine ointment painkiller bandage
  sun snow rain wind weather moon earth tree bush leaf bud bloom plant flower grass soil mud stone sand bee
  phew yuck yucky sigh thx whos weve doesent ish god nil wud evry recomend reccomend incase hubby pal
  `
    .trim()
    .split(/\s+/),
);
