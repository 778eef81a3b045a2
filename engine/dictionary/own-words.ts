/** Correct words that the dictionary lacks: days, words of keepers, and names that owners write without a capital. */
export const ownWords: readonly string[] = `
monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december christmas easter halloween thanksgiving
crestie cresties skink conure cockapoo cockapoos cavapoo labradoodle staffie staffies yorkie yorkies westie westies frenchie frenchies cavvy cavvies piggie piggies silkie silkies beardie beardies moggy moggie moggies tortie torties chook chooks
wormer dewormer deworm widdle widdles greeny browny hayfever grandad grandads intro telly hubby missus wouldn petplan whiskas felix sheba iams purina dreamies tesco argos ebay facebook google amazon mareks
spain greece france italy poland england scotland wales ireland leeds london dover swiss greek
alfie annie archie arthur albert bailey bandit barney barry basil bella benny benji billy biscuit blossom bobby bonnie boris bruno bubba buddy burton buster caesar callie casper charlie chester chico chloe clyde coco colin collins cookie daisy dexter diesel doris dotty duffy duke dusty elmer felix finn fluffy freddie freya ginger gizmo gordie gracie gromit gunner harley harry harvey hazel heidi henry hobbes holly honey hunter jasper jenny jerry jesse joey kiki kobe leila lenny lexie lily lola louie louis louise lucky lucy luna maggie marley maisie mabel millie milo missy misty mitzi molly monty morris muffin murphy nacho nellie norman olive oliver oreo oscar ozzie patch paddy peanut pebbles penny pepper percy perry phoebe piper pippa pixie poppy prince princess quincy rascal reggie remy rocky romeo rosie roxie roxy ruby rufus rusty sally sammy sasha scout shadow shelby sheldon simba smokey smudge snowy socks sooty sophie sparky spike stella storm stormy sugar sunny tammy teddy thumper thor tibbs tilly timmy titan toby tommy trixie tucker twiggy tyson wally watson weasley whisky whisper willow winnie winston woody ziggy zelda
abby ali amy andy ann anna ash bea ben beth bex bob bud cat che dan dave dee dot ed ella elsa emma eva eve fay fred gem geo gus guy ian ivy jack jade jake jax jay jen jess jim joe jon josh kai kate kay kim kit kyle lee len leo les liam lil liz lou luke mac mae mark mart matt max meg mia mick mike mo moe nan ned neo nick nina noah noel nora pam pat paul peg pete phil pip rae ray reg rex ricky rik rio rob rod ron ross roy ruth sam sid sim sky stan sue suki ted tess tia tim tom tony una val vic vin will zac zack zak zara zen zeus zoe
puka uk usa gsd rspca pdsa nhs abs bbc dvd app wifi lab labs dane peke chow lurcher
`
  .trim()
  .split(/\s+/);

/** English words that owners write by mistake more often than they mean them: belly, when, light, right, tongue, sore. */
export const oftenerSlips: ReadonlySet<string> = new Set(
  'belie belies belied belying wen lite rite rites tong soar hart coffer coffers'.split(' '),
);
