/** What owners call each poison, parted by " | ", of `knowledge/toxins.ts`; for the rule suite. */
export const poisonNames: Readonly<Record<string, string>> = {
  chocolate:
    'chocolate | brownie | cocoa | coffee ground | coffee bean | caffeine | energy drink | choc | chocolates | fudge | halloween/easter/christmas candy/sweets | easter egg | candy bar/bars | reeses | twix | snickers | butterfinger | hershey | kit kat | m and ms | maltesers | nutella | dairy milk',
  xylitol:
    'xylitol | sugar free gum | sugarfree gum | birch sugar | sugar free candy | sugarless gum | chewing gum | sugar free sweet',
  grapes:
    'grape | raisin | sultana | currant | mince pie | fruit cake | christmas pudding | hot cross bun',
  onion: 'onion | garlic | leek | chive | shallot | onion ring | onion powder',
  macadamia: 'macadamia',
  salt: 'salt dough | play dough | rock salt | table salt | stock cube | loads of sea water',
  alcohol:
    'alcohol | beer | wine | vodka | raw dough | bread dough | yeast dough | pizza dough | whisky | liquor | rum',
  antifreeze: 'antifreeze | anti freeze | ethylene glycol | coolant | screen wash | brake fluid',
  lily: 'lily | lilies | lilly',
  paracetamol:
    'paracetamol | tylenol | acetaminophen | panadol | calpol | excedrin | cold and flu | co codamol',
  nsaid:
    'ibuprofen | advil | naproxen | aleve | aspirin | nurofen | motrin | diclofenac | human painkiller | =my painkiller | voltaren',
  rodenticide:
    'rat poison | mouse poison | rodenticide | rat bait | mouse bait | d con | rat block | bait block | poisoned rat | poisoned mouse | warfarin | gopher bait',
  slug_bait: 'slug pellet | slug bait | snail bait | metaldehyde | snail pellet',
  permethrin: 'permethrin',
  sago: 'sago palm | oleander | yew | foxglove | azalea | rhododendron | daffodil | lily of the valley | autumn crocus | castor bean | cycad | laburnum | hemlock | poinsettia | tulip bulb | dieffenbachia | nightshade | philodendron | poisonous plant | toxic plant | houseplant | ivy | bluebell | buttercup | daffodil bulb | acorn | rhubarb',
  algae: 'blue green algae | algae | pond scum | algae bloom',
  mushroom: 'mushroom | toadstool | amanita | fungi | death cap',
  cannabis: 'cannabis | marijuana | =weed | pot brownie | thc | thc gummies | edibles | hash',
  nicotine:
    'nicotine | cigarette | vape | tobacco | e cigarette | vape juice | nicotine patch | cigar | snus',
  // "=my" is kept where "my" would be dropped: "gave him medicine" is what vets order.
  human_medicine:
    'antidepressant | adhd | adderall | ritalin | prozac | sertraline | =my medication | =my medicine | =my pill | =my tablet | human medicine | human medication | blood pressure pill | =my heart pill | sleeping pill | vitamin d capsule | vitamin d tablet | iron tablet | baclofen | 5 fu | efudix | fluorouracil | =my thyroid pill | =my vitamins | birth control | =my antihistamine | xanax | ambien | =my inhaler | bottle of rimadyl | =my meds | someone else pills | husband pills | wife pills',
  household:
    'bleach | drain cleaner | detergent | dishwasher tablet | disinfectant | oven cleaner | laundry pod | paint | white spirit | petrol | gasoline | kerosene | weed killer | weedkiller | herbicide | insecticide | pesticide | ant bait | ant poison | fertilizer | fertiliser | cleaning product | cleaner | dettol | toilet cleaner | fabric softener | glue | gorilla glue | pesticides | roundup | blood meal | bone meal | mothball | turpentine | essential oil | tea tree oil | potpourri | toilet duck | fuel | diesel | washing liquid | washing capsule | hand sanitizer | glow stick | silica gel',
  hops: '=hops | brewing =hops',
  toad: 'toad | cane toad',
  horse_plant:
    'ragwort | red maple | sycamore | sycamore seed | sycamore seedling | box elder | bracken | cattle feed | monensin | rumensin | chicken feed | medicated feed | lawn clipping | grass clipping | maple leaves',
  bird_fumes: 'teflon | ptfe',
  avocado: 'avocado | guacamole',
  heavy_metal:
    'lead paint | curtain weight | lead weight | galvanized | galvanised | zinc | fishing weight | stained glass | metal | old paint | solder | costume jewelry | penny | pennies',
  fipronil_rabbit: 'fipronil | frontline',
  oral_penicillin:
    'amoxicillin | penicillin | augmentin | ampicillin | clindamycin | clavamox | synulox',
  ivermectin_tortoise: 'ivermectin',
  firefly: 'firefly | fireflies | lightning bug | glow worm',
  poison_other:
    'poison | toxin | something poisonous | something toxic | poisonous | toxic | wild berries | unknown berries | poisonous berries | unknown plant',
};
