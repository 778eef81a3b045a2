/** Further word classes: food and its dishes, refusing, touching, crying out; see `findings/words.ts`. */
export const obliqueClasses = {
  edible: words(
    'food,dinner,breakfast,brekkie,brekky,tea,supper,lunch,meal,kibble,biscuit,biscuits,treat,chicken,tuna,salmon,fish,toast,ham,cheese,sausage,gravy,mince,ration,pouch,sachet,grub,chow,nosh,chew,dreamies,favourite,favorite,prawn,bone,carrot,hay,pellet,veg,greens,nuts,seed,wet food,feed,snack,titbit,tidbit,scraps,leftovers,beef,steak,bacon,egg,milk,lick e lix,lickimat,kong',
  ),
  dish: words('bowl,dish,plate,bucket,saucer,trough,manger,hay net,haynet,feeder'),
  grub: words(
    'food,dinner,breakfast,brekkie,brekky,tea,supper,lunch,meal,kibble,biscuit,biscuits,treat,chicken,tuna,salmon,fish,toast,ham,cheese,sausage,gravy,mince,ration,pouch,sachet,grub,chow,nosh,chew,dreamies,favourite,favorite,prawn,bone,carrot,hay,pellet,veg,greens,nuts,wet food,feed,snack,titbit,tidbit,bowl,dish,plate',
  ),
  refuse: words(
    'refuse,ignore,snub,reject,spurn,decline,turn down,walk away from,walk off from,back away from,say no to,not look at,not touch,not bother with,no interest in,not interested in,not fussed about,not fussed on,not fussed with,not bothered about,not want,push away,not finish,not take,not go near,not come for,not come in for,not get up for,not get out of bed for,not excited about,not excited by,not tempted by,not tempt with,leave,lost interest in',
  ),
  nothing: words(
    'nothing,nowt,zilch,zip,nada,bugger all,naff all,sod all,not a thing,naught,diddly squat,not a bite,not a morsel,not a scrap,not a crumb,not a mouthful,not a nibble',
  ),
  touch: words(
    'touch,press,prod,poke,brush,stroke,handle,feel,squeeze,pat,bathe,clean,go near,come near,get near,pick up,lift,brushes,catch,knock,groom,comb,bump',
  ),
  yelp: words(
    'yelp,yip,scream,squeal,screech,flinch,cry,cry out,whimper,shriek,wince,recoil,pull away,shout,squeak,howl,yowl,whine,moan,groan',
  ),
  lid: words('eye,eyelid,lid,eyeball,peeper'),
  bits: words(
    'bits,privates,private parts,penis,willy,vulva,lady parts,lady bits,lady garden,crotch,nether regions,nethers,undercarriage,down below,down there,foof,noodle,winky,tackle,foo foo,private area,wee hole,pee hole',
  ),
  swell: words(
    'swollen,swell,swell up,swelled,puff up,puffy,puffed,balloon,blow up,blown up,fat,bulge,bulging,inflate,twice the size,twice its size,double the size,twice as big,twice as fat,twice as thick,enlarge',
  ),
  poos: words('poo,poop,stool,motion,faeces,turd,number two,dump,dropping,droppings,crap,tail end'),
  surface: words(
    'carpet,rug,floor,mat,sofa,settee,couch,bed,duvet,lino,tile,tiles,stairs,patio,lawn,kitchen,hall,hallway,landing,cushion,blanket,sheet,sheets,car,laundry,washing,bath,sink,laptop,bag,shoes,clothes,pillow,curtain,curtains,corridor',
  ),
} satisfies Readonly<Record<string, readonly string[]>>;

function words(list: string): readonly string[] {
  return list.split(',');
}
