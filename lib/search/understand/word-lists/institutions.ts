import { splitPhrases } from './split-phrases';

/*
 * Schools, universities, hospitals and airports that buyers want to be near. Texts of properties rarely name them, so they
 * are wishes.
 */

/** Names whose words mean something else alone: a city, a developer. */
export const institutionNames: readonly string[] = splitPhrases(`
  gems wellington | gems wellington academy | gems world academy | gems modern academy | gems founders | gems first point |
  gems metropole | gems winchester | nord anglia | nord anglia school | nord anglia international school | dubai college | dubai american academy |
  american school of dubai | dubai british school | dubai british foundation | dubai english speaking school | dubai english speaking college |
  jumeirah english speaking school | jumeirah college | jumeirah primary school | hartland international | hartland international school |
  kings school | kings college | brighton college | kent college | victory heights primary school | jebel ali school | jebel ali primary school |
  emirates international school | deira international school | dubai international academy | swiss international school |
  safa british school | safa community school | regent international school | indian high school | delhi private school |
  lycee francais | lycee georges pompidou | lycee libanais | north london collegiate | royal grammar school | arcadia school |
  horizon international school | horizon english school | uptown international school | greenfield international school |
  universal american school | collegiate american school | south view school | dubai heights academy | ranches primary school |
  cranleigh abu dhabi | brighton college abu dhabi | heriot watt | american university | american university of dubai |
  american university of sharjah | middlesex university | zayed university | canadian university | american hospital |
  kings college hospital | saudi german hospital | dubai international airport | dubai airport | al maktoum airport |
  al maktoum international airport | zayed international airport | abu dhabi airport | sobha realty metro | sobha realty metro station`);

export const institutionWords: readonly string[] =
  `jess dess desc gems repton cranleigh sunmarke foremarke nlcs aud taaleem
  mediclinic zulekha nmc lycee`.split(/\s+/);

/** Words for kinds of institutions; the word before one belongs to it: "Sunrise School". */
export const institutionKinds: ReadonlySet<string> = new Set(
  'school schools college academy university kindergarten hospital clinic church temple gurdwara supermarket'.split(
    ' ',
  ),
);
