/**
 * Everyday little words of other languages that owners may write in (Spanish, French, German, Italian, Portuguese, Dutch,
 * Polish, the Scandinavian languages), and of English. A word that is also one of the other side stands in neither list.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const otherLanguageWords = words(`
  el los las que y una uno un muy pero por para mi su sus lo ha hace desde tiene perro perra gato gata conejo caballo hoy ayer nada mucho
  puede quiere vomita orinar comer también cuando está mis
  le les des et mon ma mes il elle ne pas depuis dans avec qui sur sa ses du au ce cette très chien chienne chat chatte lapin cheval aussi fait
  der das und ist nicht ein eine einen mein meine meinen hat sich mit seit auf er sie ihr ihn auch aber zu dem den hund katze kaninchen pferd ich von sehr heute gestern kann frisst
  la gli non che di mio mia mangia gatta con molto ieri oggi cane coniglio cavallo anche più della nel del è si
  os meu minha está com muito ele ela não mais ontem hoje cão coelho cavalo da
  de het een niet mijn hij zij en van met sinds zijn heeft wil ook maar hond kat konijn paard naar geen eet niets
  nie jest się mój moja moje ma od na że ale pies kot królik koń teraz wczoraj bardzo jego
  och är inte min mitt har det att som på og ikke er jeg av med hund katt hest kanin siden
`);

export const englishWords = words(`
  the and is are was were be been has have had having my our his her its their she he it they we you your of to for with from since this that
  these those there here not no but or if when what why how who can could will would should does did do doing at by about after before because
  very too just only some any all more than then now today yesterday been being keeps keep got get getting gets im ive hes shes its isnt doesnt
  dont wont cant didnt hasnt havent me him them in on off up out so as an
`);
