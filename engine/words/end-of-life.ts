/** Words of an owner whose animal has died, or who asks whether it is time. */

/** "he has died", "our hamster passed away", and that nothing of another thing ("dead skin") follows. */
export const death =
  /\b(?:he|she|it|(?:my|our)(?! (?:other|last|first|previous|former)\b)(?: [a-z]+)? (?:dog|puppy|pup|cat|kitten|horse|pony|foal|bird|budgie|parrot|hen|chicken|rabbit|bunny|ferret|guinea pig|hamster|gecko|dragon|lizard|snake|tortoise|turtle))(?:'s| is| has| had|'d| was| got| has been)?(?: just| sadly| now| since| run over and| hit and| instantly)? (?:dead|died|killed|passed away|passed|crossed the (?:rainbow )?bridge|(?:didn't|did not|couldn't) (?:make it|survive)|run over and killed|been killed)(?= *(?:$|[.!,;)\n]|now\b|today\b|tonight\b|yesterday\b|overnight\b|suddenly\b|peacefully\b|this\b|last night\b|in my\b|in his\b|in her\b|in our\b|at the\b|an hour\b|(?:an?|one|two|three|four|\d+|a few) (?:days?|weeks?|months?) ago\b|on\b|by a\b|by the\b|outside\b|and i\b|and we\b))|\b(?:hit|run over|ran over|knocked down|attacked)\b[^.!?]{0,60}\band (?:(?:he|she|it) )?(?:died|was killed|(?:didn't|did not) make it)(?= *(?:$|[.!,;)\n]|instantly\b|at the\b|on the\b))|\bwe buried (?:him|her|it)\b|\b(?:he|she)(?:'s| is) gone(?= *(?:$|[.!\n]))|\blost (?:my|our) (?:[a-z]+ )?(?:dog|cat|rabbit|horse|bird|ferret|hamster|boy|girl)(?= (?:last|yesterday|today|this|to)\b| *[.!,;\n]|$)|\bfound (?:him|her|it|my [a-z]+|our [a-z]+) dead\b|\bwe lost (?:him|her|it|our (?:boy|girl))(?= *(?:$|[.!,;)\n]|last\b|yesterday\b|today\b|this\b|on\b|to\b))/g;

/** The same sentence only fears or supposes it, or tells of long ago. */
export const supposed =
  /\b(?:thought|think|thinks|thinking|assumed|convinced|sure|feared|worry|hope|look|looks|looked|seem|seems|seemed|nearly|almost|like|might|if|could|would|will|before|until|afraid|scared|worried|other|previous|bulb|lamp|heater|battery|phone)\b|^\s*(?:is|has|did|does)\b/;

/** After it somebody lives: the animal itself, or another that the message is about. */
export const livesOn =
  /\b(?:alive|awake|woke|wakes|moved|moves|moving|breath[a-z]*|came (?:back|round|to)|(?:my|our)(?: (?:other|new|second|remaining|older|younger|little|old))? (?:dogs?|pup(?:py|pies|s)?|cats?|kittens?|horses?|pony|mare|foal|birds?|budgies?|parrot|hens?|chickens?|rabbits?|bunn(?:y|ies)|ferrets?|guinea pigs?|pigs?|hamsters?|geckos?|dragon|lizards?|snakes?|tortoises?|turtles?|boy|girl|other [a-z]+)\b|this one|the other one|(?:he|she|it)(?:'s| is| has| was(?! (?:only|hit|run|killed|my|our|the best|so|such|an?)\b)| seems| looks| won't| isn't))\b/;

/** "Is it time?", "should we put her to sleep?", "I think we have to let him go". */
export const goodbye =
  /\beuthan[a-z]+\b|(?<!\b(?:when|after|once|as) (?:i|we) )\bput(?:ting)? (?:him|her|it|them|my [a-z]+|our [a-z]+)(?: [a-z]+)? (?:down(?! (?:to (?!end|stop|spare)|on|in|and (?:he|she|it)|he|she)\b)|to sleep|out of)\b|\b(?:to|should i|should we|must|can i|can we|ready to|have to) let (?:him|her|it|them) go\b(?! (?:out|to|for|on|in|up|near|with)\b)|\b(?:is it|is this|if it is|if it's|whether it is|whether it's|know (?:when|if) it is|know (?:when|if) it's|think it's|think it is|maybe it's) (?:the |his |her )?(?:right )?time(?= *(?:$|[?.!,]|to (?:let|say|put)\b))|\bsay(?:ing)? goodbye to (?:him|her|it|my|our)\b|\bquality of life\b/;
