// Made by scripts/make-common-passwords.ts of the list in @zxcvbn-ts/language-common (MIT).

/** Passwords of at least ten characters, the commonest first. */
export const longPasswords = `
qwertyuiop 1234567890 q1w2e3r4t5 1q2w3e4r5t 4815162342 123456789a 12345qwert 1234554321 usuckballz1 password123
123456789q basketball 1029384756 123qweasdzxc soso123aljg manchester 1qaz2wsx3edc 12345678910 q1w2e3r4t5y6
1123581321 qwerty12345 1q2w3e4r5t6y fuck_inside mailcreated5240 nuttertools 1122334455 qazwsxedcrfv 123456qwerty
1234567890q terminator qwerty123456 california enterprise 123456789z rjirfrgbde christopher polniypizdec0211
fktrcfylhf sojdlg123aljg a123456789 translator deepthroat undertaker qwerty1234 motherlode multiplelo rjycnfynby
syncmaster aleksandra salamander sersolution montgom240 leavemealone motherfucker realmadrid tinkerbell 123456654321
dragonball playstation ghostrider 1234567890a 1357924680 7ugd5hip2j gfhjkmgfhjkm 9293709b13 microphone 1234567891
washington vsjasnel12 qazwsxedc123 yjdsqgfhjkm strawberry anastasiya mypassword zxcvbnm123 harrypotter qwert12345
password12 abrakadabra alessandro 123456789s good123654 fuckinside konstantin 7894561230 underground tokiohotel
highlander ghjcnjgfhjkm evangelion zxcasdqwe123 sonyericsson suckmydick pufunga7782 liverpool1 university hellokitty
ghhh47hj7649 roadrunner ironmaiden mississippi intercourse 12345qwerty htubcnhfwbz 123456789m revolution absolutely
q123456789 vqsablpzla friendster skateboard masterbate 123456789d vfntvfnbrf penetration 0192837465 cocksucker
123456789qwe alexander1 nthvbyfnjh azertyuiop password01 1qazxsw23edc 1234567899 ilovepussy 1234509876 password99
abracadabra madagaskar sweetheart ronaldinho masterbating dragonballz rfhfvtkmrf ghjcnbnenrf information supersonic
qwerasdfzxcv qweasdzxc123 cheerleaers metallica1 123456789r flvbybcnhfnjh experienced greedisgood 1020304050
nopassword 123456789987654321 blackberry z1x2c3v4b5 mastermind 112233445566 interacial 1357908642 123456789v
volleyball q1q2q3q4q5 spiderman1 123456789o ghbdtnrfrltkf 1z2x3c4v5b websolutions finalfantasy 1234567890z
gangbanged 1qaz2wsx3edc4rfv christophe losangeles chickenwing101 987654321a a1b2c3d4e5 wachtwoord quant4307s
a1s2d3f4g5 ghbdtndctv 3rjs1la7qe password11 unbelievable housewifes administrator groupd2013 vflfufcrfh lamborghini
experience 123321123321 babemagnet justinbieber lockerroom ejaculation pussylover contortionist armageddon
casablanca 123qwe123qwe knickerless newproject2004 lighthouse 1a2s3d4f5g qawsedrftg qazwsxedc1 evanescence
motdepasse porsche911 comicbookdb pornographic j3qq4h7h2v transexual braveheart masturbation 1213141516 123456789p
shevchenko maximilian needforspeed devilmaycry businessbabe 123456789l yfnfitymrf montecarlo charlie123 zxcvb12345
fuckmehard 1a2b3c4d5e 123456789123 callofduty masterbaiting uncencored 12345654321 pathfinder volkswagen
maurolarastefy spartan117 0000000000o 12345678900 supernatural cxfcnkbdfz summertime penetrating pokemon123
astalavista asdfg12345 professional domainlock2005 scandinavian dhjnvytyjub watermelon 123456789k deutschland
17171717aa doggystyle dkflbvbhjdbx momsanaladventure hd764nw5d7e1vb1 qazwsxedcrfvtgb peternorth a1a2a3a4a5
aleksander lifeisgood darthvader 123hfjdk147 insertions techniques 123456789012 8phrowz622 badnaamhere 5hsu75kpot
0102030405 dkflbvbhjdyf 3216732167 alexandria mostwanted opensesame 8phrowz624 bondarenko mapet123456 pussylicker
counterstrike thunderbird postov1000 limpbizkit 12345678901 solidsnake connection hellohello copenhagen cinderella
goldfinger angelofwar zaq1xsw2cde3 zcxfcnkbdf chocolate1 fuckyou123 parliament bladerunner vfvfvskfhfve 1a2a3a4a5a
gy3yt2rgls jediknight 123456789abc winchester hondacivic ctdfcnjgjkm welcome123 q1234567890 123456789n fkmnthyfnbdf
intelligence ghjcnjghjcnj admin18533362 underworld girlfriend wonderland 23176djivanfros salamandra 123456789qwerty
smallville qwertasdfg cyberonline galatasaray mitsubishi qazxswedcvfr azsxdcfvgb qwertyasdfgh ilovemyself wellington
cvzefh1gkc 89600506779 jesuschrist blingbling psychnaut1 darkknight 1q2q3q4q5q sailormoon pussyeater whosyourdaddy
oc247ngucz 1111111111zz prettygirl 1223334444 duranduran 123123123q moneymoney fktrcfylhjdbx astonvilla 89015173454
multimedia fktrcfylhjdyf parolparol whatthefuck 123456789w 541233432442 t34vfrc1991 trustnoone sunderland friendship
cheesecake fgjrfkbgcbc 123456789qaz cnjvfnjkju 1234qwerty mickeymouse password69 4904s677075 1111122222 fartripper
qpwoeiruty 12345trewq 0147896325 dashadasha ghbdtnghbdtn password1234 12345678900987654321 bestfriend birthday21
51051051051 venom121293 ambassador 12345zxcvb painkiller webhompass chesterfield apocalypse neveragain moneymaker
010203040506 firefighter lost4815162342 slipknot666 102030405060 hellraiser testing123 dbrnjhjdbx cxfcnmttcnm
independent television letmeinnow 1234567890s rhbcnbyjxrf sexmachine 123456789g vanyarespekt supervisor
qwerty123456789 adrenaline 123456789x 89231243658s millennium iseedeadpeople matematika transformers devilmaycry4
zaratustra qweasdzxc1 depechemode vyjujnjxbt combat123654 quicksilver devildriver efbcapa201 1112131415 3141592654
qwertyytrewq jamesbond007 123123123a a987654321 helloworld rfnfcnhjaf birmingham superduper 123123qweqwe jacqueline
123456789b whitepower 4815162342lost ledzeppelin rkfdbfnehf 999111999q passmaster 123456789qqq iddqdidkfa 123456789t
qq123456789 computador pittsburgh 12345678912 asdfghjkl123 1234qwerasdf 123qwe456rty 1234567890qw elizabeth1
asdfghjkl1 ghjcnjrdfibyj m6cjy69u35 hurricanes goodfellas pussypussy 1pass1page 3syqo15hil kamehameha ybrjkftdbx
1122112211 1357997531 birthday54 clubpenguin qwertyuiop123 international transformer primetime21 stalingrad
bangladesh desperados challenger zx123456789 hellothere saun24865709 apokalipsis 111222333a q1w2e3r4t5y6u7
123456789f deerhunter battlefield everything romanroman programmer 989244342a luojianhua 80070633pc schumacher
ptybnxtvgbjy samsung123 rfnfgekmnf juggernaut password13 undercover alternative wishmaster polniypizdec110211
amsterdam1 123456789qw 1qa2ws3ed4rf jetbalance qwertyuiop1 fenerbahce z123456789 newpassword rfkmrekznjh generation
puertorico azwebitalia dbrnjhjdyf verygoodbot 123456789zxc wenef45313 12345678987654321 19mtpgam19 birthday299
playstation3 alessandra unforgiven applesauce 31217221027711 123456789qq fucktheworld roflcopter cheburashka
hshfd4n279 masterchief cyjdsvujljv 159753159753 necromancer impossible deltaforce iaapptfcor pornografia firestarter
ajcuivd289 gunslinger 7777755102q springfield dictionary justforfun fkg7h4f3v6 supermanboy revelation s456123789
skorpion39 vfylfhbyrf freelancer mevefalkcakk chessmaster 123456789aa naughtyboy oldsmobile shadow1212 caterpillar
1234567890qwe qwerty2010 superpuper football12 hedimaptfcor sanandreas electronic dragonfire cosmopolitan sevastopol
beautiful1 cyecvevhbr mechanical sebastian1 4815162342a ghhh47hj764 management 5t4r3e2w1q cannondale
q1w2e3r4t5y6u7i8 byajhvfnbrf zqjphsyf6ctifgu gthtcnhjqrf lhbjkjubz2957704 tamwsn3sja hypnodanny 123456782000
89172735872 andrewjackie prometheus jesusislord 1qazxsw23edcvfr4 incredible mastercard rjhjkmbien dodgeviper
ghbdtngjrf kingfisher fcbarcelona sidewinder loveislife ghjrehfnehf qazwsxedc12 yanshi1982 12qw34er56ty password00
newzealand christopher1 159753456852 collection password10 tigerwoods wolverines motherfuck lightsaber metropolis
1234567890w password23 ladyffesta installutil networkingpe olegnaruto 1236547890 12345abcde philadelphia whatthehell
89211375759 abcde12345 88002000600 lsia9dnb9y deeppurple domination 123456789i technology a1234567890 alphaomega
reanimator angelochek 1234554321q streetball froinlaven qwert54321 peanutbutter boy4u2ownnyc c43qpul5rz blackhawks
suckmycock millionaire grandmaster ilovegirls ingodwetrust minecraft123 runescape1 anastasija kbnthfnehf winnipeg261
cegthgfhjkm berezuckiy 12345678qwe digitalprodu installdevic an83546921an13 vfhufhbnrf georgetown 1958proman
markhegarty kristopher qawsedrftgyh abc123456789 jigei743ks 123456789as 42qwerty42 rammstein1 cegthgegth pornography
123321qweewq 0987654321a ujkjdjkjvrf 1029384756q quiksilver lfplhfgthvf ontherocks rfhfrfnbwf lumberjack neworleans
auckland2010 nintendo64 r3vi3wpass sacramento christian1 w2dlww3v5p mandragora omgkremidia timberlake butterfly1
jackdaniels residentevil olcrackmaster 987654321z ghjcnjrdfif 1234567890zzz mangust6403 grasshopper flintstone
dkflbdjcnjr ekaterina20 vladislava 32615948worms minhasenha 5432112345 luckycharm greengreen peppermint 12345asdfg
kobebryant 1qwertyuiop millertime computadora 123456789e gordolee85 timberwolf ajnjuhfabz gjytltkmybr virtuagirl
ilovejesus lamborgini 38gjgeuftd sasha12345 012345678910 tadmichaels stronghold cristopher justinbiebe studioworks
illuminati ghjcnbvtyz fuckyoubitch avrillavigne kaliningrad production constantine 26429vadim massimiliano
coorslight lp2568cskt shamanking nhfdvfnjkju123 gettysburg gjikbdctyf iloveyou123 nissan350z montgomery madagascar
powerpower 742617000027 silenthill 0147258369 stalker123 000777fffa 41d8cd98f00b tombraider lololyo123
nemvxyheqdd5oqxyxyzi gblfhfcbyf 19952009sa 1133557799 birthday10 grandorgue ilovemusic gatekeeper 01234567890
simpleplan cincinnati nokia6230i 0147852369 nccpl25282 123456789y spam967888 mathematics chrisbrown lucifer666
portsmouth ghjcnjnfr1 123456qwer cfkfvfylhf redemption snusmumrik richardson temppassword stomatolog vfhvtkflrf
serendipity astonmartin p030710p$e4o 0o9i8u7y6t godisgreat 80637852730 7418529630 punksnotdead australia1 sweetpussy
multiplelog ufhhbgjnnth 7elephants fynfyfyfhbde bluedevils gfhfcjkmrf scoubidou2 nightcrawler livestrong mapleleafs
password21 cheerleader murcielago playstation2 left4dead2 k123456789 123456789. gjkysqgbpltw disneyland ticketmaster
123456789c fighting54 01telemike01 loveforever stratocaster 123456789zx nikita2000 klapaucius telecaster 1986irachka
dctvghbdtn performance rottweiler alabama123 jlbyjxtcndj calculator ghjcnjqgfhjkm 0000000000d 5544332211
installsqlst 123456789101 a3eilm2s2y yfcnzyfcnz compatible 1472583690 1597532486 1234567890m weihnachte 11111aaaaa
sundaypunch birthday100 timberland 1234567890qaz accounting qwe1234567 ilovemylife intelinside shakespeare
fktrcfylh1 matematica chicken123 alinaalina confidence nastya1995 protection sashasasha sweetdream galatasara
cytuehjxrf 7jokx7b9du frederiksberg blackmetal magical123 respublika montenegro sexpistols vfvfgfgf123 xpressmusic
kd189nlcih studmuffin kurtcobain prosperity scoubidou6 millerlite jimandanne celtic1888 4294967296 motorcycle
excellence bullwinkle riverplate prisonbreak 3f3fpht7op qazwsx1234 liverpoolfc fallenangel 1a2s3d4f5g6h 80988218126
paintball1 s123456789 polopolo09 selfok2013 littlebitch pussybitch brucewayne dfktynbyrf 123456qwert 10987654321
fuckyouguys premiumcash qwerttrewq weihnachten passwordpassword blackwhite schoolgirlie table54781 sanfrancisco
123qweasdzx rjycnbnewbz 89876065093rax reviewpass ghjrjgtyrj 1234567qwertyu lytghjgtnhjdcr wonderwall 111222333000
fiorentina nhecsyfujkjdt walkman555 ybrjkftdyf zaqwsxcderfv 9638527410 seemnemaailm anderlecht jxfhjdfirf
qwaszxerdfcv antananarivu firstone123 zjses9evpa azerbaijan c43dae874d department jesussaves philosophy greenlantern
spartak1922 basketball1 qazwsxqazwsx linkinpark intermilan helicopter superman123 baseball12 littlebear blackheart
neverwinter bluedragon 87e5nclizry supermario gthtrhtcnjr butterbean vfrcbvvfrcbv cgtwbfkbcn wrestling1 lotrfotr34
p0o9i8u7y6 awdrgyjilp 1234qwerasdfzxcv qazwsx12345 iddqdiddqd alexandra1 cockgobbler nikita1998 shithappens
iloveboobies ghjcnjgbpltw hammertime 0cdh0v99ue perfection rfgecnfcerf description accountbloc hardwareid svetasveta
gxlmxbewym 2468013579 animal2000 123321456654 queenas8151 wallstreet loploprock 1qazwsxedc 1234567890987654321
donaldduck 1234567890qwerty christiaan q1w2e3r4t5y6u7i8o9p0 nottingham morganstanley nevergiveup hollywood1
kravchenko manchester1 natasha123 nostradamus jesuschris felicidade vaffanculo 0123654789 59382113kevinp silverstone
9988776655 portishead blackhorse 1234567890p 123654789a luansantana contrasena qwe123qwe123 fuckthemall charleston
heavymetal 147258369a donkeykong gtnhjpfdjlcr zxcvbn123456 dogphil3650 philippines spiderman3 phezc419hv comicbooks
zcxfcnkbdfz 4815162342q bltynbabrfwbz stonehenge warhammer40k monkeybutt something1 passwordstandard maprchem56458
lovezp1314 construction nuaddn9561 matchbox20 ilikepussy hondas2000 throatfuck lzhan16889 baseball11 imagination
789456123a nikolaevna kwiatuszek kanmax1994 service321 greenhouse gamemaster bpgjldsgjldthnf xiaoyua123 writerspace
gfhfvgfvgfv kryptonite 123456789j 9z5ve9rrcz qwertgfdsa drumandbass iampurehaha2 headhunter tdfyutkbjy qazxswedc123
nastya2010 hesoyam123 tupacshakur ghjcnjabkz qwertyuiop10 playground nokiadermo stinkyfinger cuntfinger littlewhore
littlegirl masturbate cjdthitycndj rockbottom fyfnjkmtdyf eybdthcbntn fktrcfylhjd formatters saqartvelo thebeatles
mandarinka mashamasha 413276191q performing corperfmonsy controller 1234562000 1346798520 barbarossa rhfcyjzhcr
weihnachtsbau 1234567892000 1234567887654321 10293847qp stickdaddy77 123456789000 014702580369 birthday26 bernadette
asdfgh123456 aa123456789 afghanistan california1 necronomicon abercrombie hollister1 football123 89032073168
ghjuhfvbcn afrika2002 sagittarius commercial 1234554321a mortalkombat peacemaker 123qwerty123 rfcgthcrbq 123456789zz
lkjhgfdsazx escaflowne systemofadown hijodeputa qaz123wsx456 awo8rx3wa8t nastyanastya angelangel andrey1992
thugstools pandemonium foundation destruction fufnfrhbcnb zxcvbnm123456789 meditation mattylad10 breakdance
asshole123 satisfaction kl?benhavn sataniv1993 1234567890d cheeseburger password22 boredboi4u michael123 rockhopper
musiclover 2dumb2live simferopol subscriber 671fsa75yt constantin a1s2d3f4g5h6 minnesota_hp pineapple1 iloveyou11
antichrist jedimaster steamforums percussion wcrfxtvgbjy iloveyou12 cnfnbcnbrf 122333444455555 kudos4ever
vladimirovna 111222333444555 132forever ilovemyfamily michaeljackson peugeot406 gerasimova jokerjoker difference
fuckmylife vfhbyfvfhbyf 1234567890o qwertyuiop12345 1qa2ws3ed4rf5tg fromvermine am4h39d8nh widespread websolutionssu
amadeusptfcor falloutboy presidente 9085603566 minicooper littlefuck littleminge engineering goodmorning
specialinsta 123456789asd juancarlos nhfycajhvths rfnthbyf1988 lissalissa superman12 kamelia2011 qwertyu123
nastya1996 paraklast1974 rhfvfnjhcr webuivalidat msorcloledbr nondriversig 123456789qwer v123456789 9085084232
8096468644q 1212312121 1928374655 frozenfish 12345672000 onetwothree wazzkaprivet weihnachtsbaum passtrader
kazakhstan sdh686drth allahuakbar sutvsc5ysaa qaz26101778 artemartem elsalvador ghostrecon gearsofwar gjdtkbntkm
fktrcfylhjdf cghfdjxybr vbhjndjhtw pfhfnecnhf nhfrnjhbcn alexsander z1x2c3v4b5n6m7 ghjgfufylf fyfnjkmtdbx understand
domodedovo ghjnbdjcnjzybt alternativa dctvcjcfnm qwertyuiop12 kalifornia sonnenschein arsenal123 fktrcfylth
forgetmenot computer12 12345qazwsx astra334566 margherita ghjnbdjufp infalicall birthday36 universidad electronics
zxcvbnm1234 navigation rattlesnake specialist reymysterio 789456123q starcraft2 battlestar rainforest wwwooo1234
anytimetoday password88 rashley198 belladonna starwars123 myjdxtcxks ntktdbpjh1994 biblioteka nick1234-rem936
horsepower maxmotives blackdragon need4speed nightshade awesome123 m123456789 wethepeople statistika happyhappy
kittykitty zxcvbasdfg 987654321g milfhunter ma123123123 rangerover superpower jamesjames springsteen birthday28
itsasecret hallelujah thecakeisalie daddysgirl jasmine123 ublhjgjybrf orochimaru ghjuhfvvbcn ontheoutside bujhmbujhm
zcfvfzkexifz demolition xxxp455w0rd5 qwertasdfgzxcvb birthday27 99strenght jessejames wonderwoman pointblank
ghjatccbjyfk jackhammer iloveyou22 berlin1945 aksjdlasdakj89879 23wkoa0fp78dk marinamarina guitarhero fatima753357
bigbrother nthvbyfnjh2 c7e4f8ezqh rjkjrjkmxbr birthday133 6215mila6215 seniseviyor fitzgerald bmvm3e46gtr blackadder
2606642yra iloveyou143 valentinka maisuradze kensington zaq12wsxcde3 fgjkbyfhbz letmein123 chinchilla 1q3e5t7u9o
ronaldo123 iamawesome sergeevich blitzkrieg ubvyfcnbrf bushmaster candyfinger starscream thesimpsons hammerhead
kozanostra 1234567890l marinochka maintenance vladivostok yfcnhjtybt vitalik123 gjhjlfcjqrb candyeater littleslut
love777321777 yoshimitsu activation 192837465q 123456789aaa nastya1997 4815162342lf pfqwtd27121988 zxcvbn3215
cnfc35762209 1324354657 1994200414 2143658709 12345677654321 chester123 utyyflmtdyf zxcvbnmmnbvcxz undergroun
baseball21 sylviahans civilization h72sfibbnl gilbert2707 tigertiger 9874563210 misiaczek1 123456789* alphabravo
blacklabel findaupair007 football10 alpha135792468 parol12345 ghtdtlvtldtl edwardcullen alejandro1 vfrcbvtyrj
s1a2s3h4a5 w1w2w3w4w5 klubnichka 20162016up gfhfktkjuhfv qazwsx123456 pyfrjvcndj sweetdreams 70780070780 azerbaycan
alisaalisa lytdybrbdfvgbhf asd123asd123 mousemouse santamaria passwordassword qweasdzxc12 ronaldinho10 svensps820
12andriy14 underwater crepusculo chupakabra ipo54tj45uy856 waterfalls imjakie123 rubberduck villeneuve bassmaster
godzils4s7 taylormade 89semtsriuty foreveryoung baseball10 pointbreak sdicmt7seytn tylerca310 technician
blacksonblon tottenham1 thirteen13 sunglasses 420842084208555 frankzappa nightmare1 mariamaria corporation
bot_schokk idontknow1 sweetiepie alkanaft123 crazyhorse ktjynsq40147 1a2a3a4a5a6a bullnuts2003 sunflower1 gjyjvfhtdf
hocuspocus noonehackme lothlorien charlotte1 blacksheep t5r4e3w2q1 ss6z2sw6lu shelbygt500 dmiller12as rockandroll
050605rostik 19960610ilja djljghjdjl 7410258963 jesusfreak lineage123 123456zxcvbn dtynbkznjh 80361665abc 0123698745
abcd123456 eghfdktybt monster123 9731553197 fuckthroat bvncnbnvvbn gundamwing marcuseckos werty12345 housemusic
progressive dreamonline 89057003343 plhfdcndeq winstonone e6pz84qfcj z1x2c3v4b5n6 89181502334 entertainment
ad12345678 playstatio 89063032220m 5858855abc nesterenko fdnjhbpfwbz fcnfkfdbcnf badiman28200 zexts364325
123ewqasdcxz fuckoff666 charlie111 nhbujyjvtnhbz grimreaper devastator ubnkthrfgen polniypizdec1102 ne_e_pod_chehyl
89132664230 thundercat dragonforce sunshine69 hd764nw5d7e1vbv fyfcnfcbz1 knucklehead aezakmi123 applejuice
89614774181 rfkbajhybz stephanie1 userexecute uniqueness ivanivanov josephphone7 freyfvfnfnf katyakatya a789456123
novosibirsk 80972694711 konovalova krasavchik 12345qwert7 fishfinger gthtrfnbgjkt dunnowho89 configuratio
msoracle32re boy1cool23 vinogradov bhrh0h2oof6xbqjeh voxstrange 193570356033 87654321vv
`

/** Words of four to nine letters that passwords are built from, the commonest first. */
export const passwordWords = `
password qwerty dragon baseball football monkey letmein shadow master michael mustang pussy superman fuckyou jordan
qazwsx jennifer killer hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert sunshine
thomas iloveyou fuckme ranger daniel hockey george computer michelle jessica starwars asshole pepper klaster zxcvbn
freedom princess joshua maggie pass ginger fuck amanda ashley love cheese nicole summer matthew chelsea dallas
biteme matrix william yankees taylor corvette austin access martin heather thunder merlin secret diamond hello
anthony hammer fucker silver gfhjkm justin patrick richard bailey internet samantha golfer scooter test orange
cookie maverick jackson sparky mickey phoenix bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes
peanut ferrari cowboy falcon welcome samsung sexy steelers joseph smokey dakota melissa arsenal boomer eagles tigers
marina nascar booboo gateway porsche yellow monster spider diablo hannah bulldog junior london purple compaq lakers
iceman hardcore cowboys money banana boston brandon tennis johnny miller coffee scooby edward nikita mother yamaha
brandy barney chester fuckoff oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox
victoria badboy angel please fender chris jasper james slayer rabbit natasha rachel bigdick marine wizard marlboro
raiders prince casper fishing flower crystal jasmine panties iwantu adidas winner winter gandalf enter ghbdtn angela
mike golden lauren cocacola winston madison angels blowme panther sexsex bigtits spanky bitch shannon sophie johnson
asdfasdf david horny toyota tiger murphy dick canada danielle blowjob jonathan liverpoo muffin cooper apples jackie
dennis black john sandra pokemon slipknot carlos qazxsw scorpion qwaszx nathan butter startrek rainbow asdfghjkl
razz redskins newyork gemini cameron qazwsxedc florida liverpool turtle nicholas viking booger wilson sierra
butthead doctor rocket victor dolphins captain bandit jaguar packers pookie peaches asdf blue dolphin helpme tucker
theman tiffany maxwell jeremy qwertyui shithead debbie albert maddog lovers monica alex united giants nirvana
metallic hotdog rosebud mountain benjamin warrior stupid elephant suckit success jackass bonnie alexis porn lucky
jason scorpio samson azerty freddy driver willie calvin sydney gators dexter bubba creative golf voodoo happy arthur
trouble america nissan gunner rebecca stella garfield gordon jessie bullshit parker asdfghjk fucking apollo jack
eminem december legend airborne beavis august bear apple brooklyn godzilla skippy buddy qwert kitten magic shelby
beaver phantom fred nothing asdasd williams xavier braves darkness travis copper tomcat platinum qweqwe girls bigboy
green power animal police online voyager lifehack fish sniper trinity walter blazer heaven lover snowball playboy
bubbles loveme hooters cricket marvin willow donkey topgun nintendo saturn family november gabriel destiny pakistan
pumpkin digital sergey chance explorer redwings private therock runner tits lasvegas guinness beatles fire cassie
christin celtic broncos andrey babygirl nelson donald scott eclipse cartman fluffy louise michigan testing carolina
little samuel alexande birdie steve cherry pantera sharon gibson vampire mexico dickhead peter buffalo montana
genius beer flyers maximus school minecraft lovely stalker metallica doggie carter kristina kimberly spencer speedy
barbara snickers sabrina carmen marcus bronco yankee friends paradise dreams magnum horses cool caroline lacrosse
goober member qwertyu enigma scotty pimpin bollocks brian cock surfer sammy genesis poohbear dave star qweasdzxc
baby racing friend hawaii billy viper october vanessa poopoo einstein boobies stanley walker bitches paul drowssap
stephen courtney simple alaska badger action jake bill denise jester spitfire drummer forest patricia maryjane
champion diesel svetlana rock friday kevin mark gregory pamela frank hotrod chevy anderson douglas westside security
google badass shorty tester thumper hitman mozart general reddog boobs music lizard alexander melanie ruslan vincent
eagle sweet teresa scarface marshall olivia veronica porno buddha spirit frankie stargate antonio liberty natalie
mercury naruto suzuki semperfi king popcorn spooky marley system brittany claudia kelly scotland free kitty cherokee
vikings simpsons death leslie rascal qweasd jimmy loveyou hummer allison rocky patches russia adrian jupiter penguin
cumshot howard passion honda vfhbyf andre vladimir franklin sandman infinity homer bastard raider passport assman
sucker fantasy bulldogs horney domino budlight ironman disney norman softball bishop francis brutus ford redrum
brooke bigred jeffrey jesus fktrcfylh karina marines kawasaki digger ireland oksana fireman cougar college shit
alicia russell houston monday bradley cunt sarah nigger justice super wildcats tinker duncan dancer logitech avalon
swordfis everton reggie motorola alexandr molly timothy hentai claire patriots madonna colorado eugene ducati kermit
juventus indian connor galore freeuser smooth house titanic boogie simpson warcraft wolverin elizabet arizona saints
valentin georgia asdfg accord matt baxter denver mitchell christ yfnfif slut smith stinky zachary roland naughty
spiderma chopper brenda extreme virginia water skyline poop zombie pearljam froggy pirate fylhtq vision awesome
alyssa dreamer predator bullet empire wolf kirill people penis elvis panthers skipper nemesis peekaboo simon alison
rolltide american cardinal arnold chevelle daddy psycho danger mookie wanker manutd tommy hobbes vegeta goblue
burton fyfcnfcbz picard bobby windows loverboy lovelove vfrcbv victory bambam turkey serega tweety hiphop galina
changeme rooster polina berlin suckme taurus electric ronald avatar mine raptor maksim spring brazil eric bigcock
newport hard kenneth hendrix madmax england alpha sublime britney france darkside bigman hercules lawrence wolfpack
classic lincoln ronaldo spiderman blizzard cheyenne wombat cjkysirj raymond brother kristen pandora devils simone
holiday wildcat horse kramer sterling caesar alabama carrie bondage sports pussycat pickle leather shaggy chronic
flowers robbie admin gracie amber freepass airplane perfect kodiak billybob katana sunset crazy good stingray maria
anna snowman phpbb chocolat zeppelin garcia detroit wolves pontiac candy firebird vagina gundam panzer outlaw time
pretty fisher connie honey business trevor redhead hardon greenday tarheels nastya hellfire cobra engineer savage
service serenity sasha michele dude lickme fireball white remember darkstar miranda flash harvey oscar strike
freddie pavilion beauty bobafett adam dbrnjhbz jeff bigmac duke clinton bowling jenny natali future harrison jones
wallace swimming apache rulez pyramid dodgers girl whynot fuckit defender teens morris trooper cancer precious
packard lucifer popeye weasel raven icecream stewart tanner swordfish blonde sandy presario rockstar viktor manager
cheryl norton control wutang airforce julian atlanta pimp spike thailand looking casino paris mouse lennon bluebird
theone hawkeye hacker lisa dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo barbie light design pervert
machine herman wrangler rocks trucks nipples roscoe tornado jerry lights bubble cadillac madman orlando pegasus
target longhorn laura philip browns eatme stefan cannon dilbert baller microsoft winnie christia katie shooter
xfiles qazqaz lesbian street seattle corona amateur cthutq prelude beach malibu freaky assassin integra atlantis
pussies dragons iloveu unicorn lonewolf regina stealth kristin tony peewee openup bobcat stacey software newton
leonardo student srinivas angelina young enjoy valentina trigger zaqwsx lolita athena shotgun coyote bruins veronika
dollar country joker babydoll lestat wordpass hottie smiley potter random sweety butterfly woody chipper snake
samurai video gizmo maddie devildog valerie mistress flipper express powers cessna teacher goldie moose polaris
piglet cookies elena montreal hjvfirf ladies wolfgang fatboy scully father single wicked daisy fetish foobar castle
tickle bunny pepsi balls transam dfvgbh impala sunday booty hotstuff ronnie jasmin ryan gambit toshiba basketba
lancer birthday texas stephani hooker knicks roberto stinger testtest kathleen savannah shamrock benson squirt
deftones trucker nick redneck goldberg alfred blaster siemens shelly renegade manson subaru ibanez blondie hamilton
casey swinger reaper cristina minnie mylove harry galaxy lindsay dudley farmer gloria special blahblah enterpri
travel bigone sweetpea sugar smoke skeeter fucked indiana great ficken trfnthbyf freeman curtis smitty marino joanne
bigfoot escort babes check larisa trumpet tristan spartan babylon asdfghj sister valera stormy paladin andreas
cavalier marathon hamlet aardvark butterfl bigboobs mister rusty napoleon seven indigo hornet skater jerome pierre
wonder toronto rose indians karate buckeyes julie hesoyam fredfred charger highland sweetie holland chiefs diamonds
buckeye aurora hotsex campbell griffin brandi redman passwor chandler drpepper monika maiden elizabeth leonard
bernie brown pornstar garden storm autumn linda thuglife millie jungle pencil tomtom insane pizza timber sherlock
mariah audrey hamster aragorn pioneer techno catdog lollol triumph sidney fktrctq none sophia morpheus island
wetpussy hobbit blabla erotic aaron pascal sampson consumer justme marion stones chrissy tyler nadine marie goforit
burger pitbull kelsey adgjmptw spartak german karen kissme hunting kaiser martha colors artist harold bass italia
sammie barcelona mario nicolas virgin pebbles sundance isabella overlord emerald callie doggy irina racecar isabelle
germany goddess change wesley nipple basket joejoe holly poison zipper alpine shirley element huskers marcel eddie
danny christy pussys sakura chichi inside ultimate dirty nicola blackie omega watson rommel geronimo nikki caserta
trojan philips sergio nugget tarzan bassman warren trixie chicks aleksandr cream webster help sherry manuel portugal
dodger anakin bobbob bomber michel madness superfly loser florence yvonne fatcat global ybrbnf energy desire soldier
bianca sexual warlock martina babe andrei larry seminole peace alejandr westham concrete harris margaret hector
christop naked ladybug network bernard weed tintin qazxswedc trombone chuck pleasure rhbcnbyf home history bluesky
sherman logan january onelove cotton christian cdtnkfyf sunny archie holden whore brianna vfvjxrf titans stallion
lindsey singer truck smile party missy hansolo angelo joanna natalia beagle phillip panama smiles juice qawsed
inferno moon mongoose connect kingkong snatch flatron bluemoon turbo rocker personal emily blessed snakes dominic
joey forget finger beetle jamaica alberto mulder jamie susan immortal head passat plastic dietcoke spunky suck long
whiskey monitor giovanni cactus ripper spyder markus planet teen patton exigen sticky waters sluts nolimit daniela
hollywoo abigail morrison katrina trunks andy assass always diana deedee clifford april speed japan mission pickles
million sailing freak holmes bonehead fernando ghbdtnbr charlott delta yomama darren rubber newman faster cumming
bertha memphis sylvia open ilovesex maurice hongkong olga jumper unreal geheim rodney nylons sebastia pentium legion
shalom kennedy brooks movie dodge dream graham sprite curious pacific loulou funtime philly ferret niners orion
werewolf milton cantona kingdom stars africa office boeing gilbert abgrtyu pirates sheila french sweets cooldude
palmer eternity lollipop tottenha stocking monique anything foster irish jackoff biscuit drizzt camera columbia
fossil moomoo makaveli tracey robinson isabel martini salmon shasta jersey verbatim maniac snapper nasty solomon
patriot jacob standard shaved blackcat asdzxc punkrock raistlin infantry dillon gerald twister ricardo waterloo
cjkywt clayton crimson serena oxford maxmax denis flight condor seinfeld silvia biggie maxine musicman ravens teddy
colleen bruce wolfman sharks megadeth cosmos velvet butt keeper foxtrot garrett damien anton sesame skywalke banshee
cats squirrel wolverine dogs sunrise rick ghost western grendel sucks roxanne privet legolas frog felix marlin stone
herbert lvbnhbq qazwsxed carrot blades frosty stardust helena brownie groovy penny butler coolio twilight daytona
licker peanuts intrepid pikachu trains mollie vanhalen jericho hershey strider lobster punisher grace bird bottom
ninja murray kansas shogun goblin search neptune ball showtime darwin amadeus suzanne fuckfuck oldman bruno showme
henry getsome muscle obiwan support rfrfirf skittles ekaterina gold whitney shark maestro anal danni tanker english
tarheel fighter thanks hannibal capital newlife anubis gothic chaos blues cindy sabine roman preston princes brendan
slick evelyn python richie tequila boss cody devil clover delete mirage blood surfing bentley portland potato
baggins review porter chubby panasonic sandiego sooners buffy buck tina derrick penelope blackdog harmony fusion
dima mature malcolm allen mary buttons californ safety playtime dagger moscow swallow warriors byteme stimpy
gangster lucas christine turner iverson lester chargers liquid mushroom cracker dingdong misty nymets robin bigguy
mobile tazman greg nimrod newpass miami crusader bugger stranger dkflbvbh anastasia marco volume masters monroe
miguel doodle collins powder archer gotcha battle dublin slapshot guardian janice charly septembe photos knights
short angelica nookie milano scarlett stuart damian grizzly camille scruffy brasil latino kittycat poopie munchkin
lorenzo rammstein bananas barcelon santiago thegame hell world gerard picasso walnut kolobok blackman wisdom trance
starcraft parrot quality blade pink auburn goodluck eatshit dorothy dusty engine coltrane gorilla wheels katerina
tamara postal luther carlo cassidy discover oakland spanking osiris dumbass lonestar ping bridge bingo bender annie
stonecol dookie meridian sally megaman racerx rjntyjr sirius firefly julia alexandra madrid terry griffey women
phoebe weezer beautiful violet ledzep lowrider randy gangsta ghjcnj paradox tacobell loving catalina vertigo
halflife carson sergei shiloh johnjohn sobaka buffett aliens sadie chucky bonjour kangaroo jazz josh thompson sinner
socrates keyboard stevie jeep trebor finish dark luke sprint shazam lady national celica scarlet hoover sommer
frances hotboy cynthia qwerasdf penguins bond formula rebels fuckface elwood melvin vacation kiss ragnarok bollox
lexmark lorraine claude rockon duck dodgeram tacoma romeo wookie prodigy tempest vfhecz flames sebastian colombia
bang kitkat oblivion mystery sithlord server molson mustangs incubus smoker window scoobydo rescue bigballs carpet
titleist richmond director lawyer megan juan magnolia celeste melinda lucy wright jimbob golfing kenny roger bobbie
xanadu tardis blueeyes hearts dixie pooper shaman mersedes springer imagine janine kenwood dogg garbage martinez
topper roberts lizzie ashton elliott oracle sheena chloe mallard analsex shemale mikey asterix faith monkeys
imperial jimbo cooler grateful gillian peterpan kingston yourmom sleepy gremlin printer hudson stud freckles birdman
aussie esther defiant margarita deadhead polo anime tatyana jackal frogger bridget wayne research tobias mariners
rootbeer blondes donnie katrin weather aspirine frederic parola photo children account israel stephanie shaolin
noodles celine willy willis forgot hallo mandy rogers palace santos ohyeah magnus laurie creampie amazon kisses
queen ludwig fatass plymouth justdoit assfuck nellie putter broken nopass letsgo bryan bones tatiana camel champs
lightnin massive camelot bosco deanna gizmodo spidey caliente aezakmi goodtime mypass roller catherin active pooh
payton lonely redalert brucelee smokin porkchop astros aquarius thankyou atomic fletcher shopping mason marian
vanilla unknown sapphire temple marvel beckham kaktus myself sooner blacky hastings blackjac aggies scream picture
judith iforgot kasper cxfcnmt bangkok shitty spectrum eduard vader jammer painter primus veritas ernest kristi
chevrole amsterdam slappy valley pete hitler clancy spankme granny avenger satan rosemary husker candyman beatrice
scrappy simba falcons dylan harder atlantic labrador smudge syracuse southern melody timmy elijah center darling
throat stuff fatman krishna sanchez pancho gator pacman commando vulcan bush clitoris lemons alice boner keith
odessa barkley monopoly method kelley sara punkin pineappl celtics lesbians space gangbang bennett lick flyboy
hamburg asian carol spartans tricky romashka snuggles boat infiniti anders billie life drago blake hermes jesse
goose jeremiah vivian annette homerun dead forrest carolyn topcat hayden cosworth vectra grover goodbye charlotte
cuddles bossman horndog doberman gary telefon dawg qawsedrf ivanov durango peugeot franco kyle plumber bell rbhbkk
pauline exigent laguna emmanuel webmaster bowler leopard strong theking redbull alan pics beast viktoria breeze
topdog starbuck dance dalton fuckers hungry beefcake reality gjkbyf speaker shelley godsmack clarence writer loveit
kingpin nokia valhalla night starfish anarchy herbie blacks content sailboat desert fitness brando bohica achilles
tractor drake bull hidden kicker labtec napass bart amelia tuesday frontier swingers caitlin muppet terror legacy
farside bella matilda kentucky doughboy ramona butthole phillies jrcfyf camels dannyboy oakley nebraska latin double
qwertyuio sabbath chang pinkfloy homers striker looker fallen maryland luckydog azamat september iguana oklahoma
moloko vfrcbvrf javier vette daniil command rhonda studio pistol miles skiing franky stoner conrad select tanya
houses boris puppy elliot charmed vladik nathalie whocares maynard vkontakte ihateyou puppies zidane eileen dilligaf
crash mandingo moneys tyrone funny nevada kotenok mystic budman church carlton rafael technics bone stick golfball
rookie panda laptop today jennie triton river trojans bunghole zvezda hurrican central stripper dale filter jethro
snow gustav ivan escape hawk igor aberdeen shane lespaul rfnthbyf butch dthjybrf cutter splash handsome oilers
randall cash nofear cupcake excalibu momoney gbpltw bigger belinda svetik possum metal moocow brothers bethany
keystone babyboy flamingo firefox bogdan ccbill passwort soleil lancelot vipers marilyn tdutybq juliet leader madden
russian australia sabina chase coolman babies skinny zaphod kamikaze verona bacon noodle rebel doobie designer
deadman attack vortex killme dogman gopher somethin danila reagan cancel torres freaks azsxdc sassy donna dracula
play poncho bearbear boots engage deskjet bradford hammers deeznuts warhammer tight justine ralph fabian lewis
blueblue marissa oregon bubbas sinatra hilton meatball mailman dawson columbus manchest cthulhu macdaddy mighty
michaela grandma ready sterlin cartoon summit sentinel tolkien bicycle blow beverly breast lickit kathy meghan
universe capone jenna julius wendy bryant truelove helen nancy eatpussy hailey chair bowser kathryn sexygirl fernand
eleven rockets billyboy military demon davis jamesbon iloveyo traffic saint redhot microsof sonic miracle microlab
gofish pantyhos pilot lifetime rugby mayday aikido nina conner cutlass tree thekid theodore titties sweden function
polska danie gang market scotch lansing elvira bloody sexx hustler anfield coke smut catman rush bonita tracy sony
fast cheers tinman airbus peters china azsxdcfv santana hayley station gabrie scottie orioles charlton saun fortuna
dfkthbz rustam warlord retard fatima ultima kong bigmoney rotten betty grumpy oranges superstar asdfjkl boxing
xtreme denali selena zxcasd huskies terminal wilbur kristy wildfire vladislav bikini thor hollywood mayhem sultan
gretchen figaro sixers sparta saratoga running models mojo greenbay cancun marlene trinidad tammy chewie hope feet
crunch bigbird mellon bigtime fashion piccolo fabie rovers meatloaf hyperion sandro rightnow jarhead armani treasure
miriam hansen natural lisalisa sport bizkit maradona sayang charli rfhbyf utopia anaconda japanese camilla coconut
govols emerson memory catherine jedi cosmo cruise giant ricky dragoon woofwoof giorgi packer poontang illini davids
zaqxsw pedro sticks revenge exodus reebok chanel albatros cabbage goku wally beaner quincy greens tomato toby chief
richards adriana kenworth deborah down cooter dinosaur holyshit eeyore movies dana lionking creamy adult poodle
tsunami happyday knopka bogart corrado volley chickens orgasm whisper flying first chocolate walleye hopper sean
twisted chaser memorex ericsson jensen positive crazybab science frisco dong jose zorro romance sherwood shania
rereirf sausage milana tasha vfvekz profit zenith fugazi junebug clemson tootsie comics zxcasdqwe vfczyz werner
aspire hardrock condom cocks rachael gringo anhyeuem madeline rich becky canon february alien harper stocks marcos
clapton roberta coleman applepie skywalker fubar theresa koshka tundra vitalik arjay gmoney bigsexy ingrid pillow
fingers samiam dean davidson skorpion candle nobody hellyeah better australi drew rockhard boob easy bears sparkle
johanna everest rfrnec hedgehog wolfie surf fart yosemite marisa voyeur baddog brad jazzman dicks tool temp cheetah
slacker steele mikemike wood pooppoop barsik valeria deniska fright karolina kirsten vfksirf kume kenshin bootie
cyclone starship monty balloon maxell dildo rupert milena bonsai lion salvador greatone vernon slider lillian
admiral cecilia stolen albion boys midget fuckin freeporn nikola hithere damnit dinamo francois cheng calico duchess
scratch powell stefano fortune nyjets artemis robotech roadkill backdoor rastaman fiesta felicia alliance fletch
jerkoff killbill goliath cinnamon rambler malaka tekken carrera bangbang jeanette marc fritz ramses operator shado
duster spank wibble alibaba mechanic keywest sword amsterda bristol pingpong rasputin marianne hooter tara rctybz
sanders faggot krista presto majestic nguyen fowler passwords buttman spurs carl pompey trident viagra kipper
kingfish gotohell angie guest garage heidi mattie slutty isaiah steeler wrestlin pooter divine emma clipper charley
macross railroad oleg seamus swimmer jokers thursday chico solnce erik kimber guiness pussie mathew nature matador
sparks typhoon hank retired subway slave ivanova ghetto florian vermont tang ktyjxrf lolipop spears yzerman peterson
magick phillips cinder shearer pupsik dfkthf allsop city grapes pippen belle chad venus dammit barry caveman critter
underdog skydive renault onlyme murder snoopdog jayhawk hotshot caramel broadway kinky theboss fuckher train trout
ding umbrella feather credit splinter depeche seeker fuckthis respect crysis direct animals chemical cyclops chivas
jamesbond blackhaw passpass sinclair team megapass beanie helloo magicman cunts phil fishes supersta giuseppe
caligula kill juggalo frozen quattro usmc meredith java wassup rosie bullseye saturday pornos cohiba floppy alucard
deacon heart tabitha kristine tunafish dkflbckfd kickass vietnam kendall pearl safari gonzo crawford klingon rain
looser goalie damage maureen west dawn tazmania cigars facial malina silence samara dfktynbyf fang cruiser vector
tommyboy jean banker horizon chainsaw button bigbear forfun abraham astrid carole andres sharky royals christina
small misfit work yousuck louis fallout scania maxx nudist getmoney budweise song believe brighton absolut kungfu
kostya monaco gunners vfhufhbnf mamapapa minime blueboy penthous chrisbln steph whitey europa jade bertie daphne
groucho champ benny grant mirror village trader stroke walrus susanne number sabres nipper woman floyd snowboar
flounder moneyman patty bottle kahuna canadian viewsonic coolguy rules downtown wagner strange fabric trisha italian
ybrjkfq cypress eastside sneakers passme topher golfgolf barber sinbad frodo panasoni craig alfa mybaby skidoo
massimo back jillian sparrow senior dalejr thecat snapple mondeo leanne emmitt thanatos ghjcnjnfr maximum smegma
thesims whitesox chong bonkers poseidon musica doug johannes gargoyle olivier hambone bluedog intruder sunnyday
cyber compute kids smelly spawn wapbbs answer studly poppy paper simona solution newcastl adonis goodman sexxxx
europe goldstar again quantum buckshot static dollars titanium erica danzig jabroni library journey beastie chrono
dang edwards jane gunnar federico korn custom lance assholes daewoo jess briana watcher albina sunflowe dorian
babyblue premier staples nike stereo westwood usnavy boomboom fresh sasuke dharma pisces hang bike sapper scanner
marius zeus racer callaway user bayern rover lamont rivers snoop over walmart micheal starfire theend steel erotica
aaliyah doogie renee paintbal paint tyson newbie knickers lokomotiv hotred ufkbyf laurel shawn wasser jessic
thirteen avalanch outkast truman magpie scout philippe poetry havefun michell cubbies losers hotpussy deejay fghtkm
droopy blossom allmine zerocool janet tomorrow godfather abby greece second reading greene sascha busted ming bimmer
original ocean anne builder demons nitram pudding bounce donuts fucku jeanne idontknow aleksey vfvfgfgf leonid
smokes mylife beerbeer sims redfish working rodman beaches hairy contact start luis bogey prissy gegcbr tights
insert carla dante beretta francesc jewels searay padres celeron mittens quartz ziggy diehard micron cornell
christie stunner rtyuehe hoosier peyton paintball bing monalisa queens terrapin spongebob buzz attitude backup
whisky clevelan ling cedric marin barefoot artur chuckles barrett meathead bigass titty gretzky kosmos cfitymrf
biggles cambiami thongs blessing what twinkle gladiator gollum southpark rabota mazafaka goodboy carbon scuba tango
stoney brent weaver will volvo footbal pianoman gaston casanova traveler clark stumpy hawkeyes clarinet looney mommy
maggot felipe bucket eduardo freeze sound sexyman johnboy dian snapon deeznutz warthog vegas rooney futbol filthy
steam carina mustard boricua meowmeow maste mellow sunshin bengals combat goofy whatsup sauron krystal alina prophet
loco lovesex twins triangle booker reefer nickel venice xander strip valencia lord rhiannon smeghead valeri
andromeda diver cerberus sputnik groove lambert usarmy more tiberius zigzag sting bean welder radio petra focus
gabriell candice eternal motley resident hayabusa marcia rambo together rainman poochie purdue redwood ripple
buzzard wang redwing boobie juliette monke hokies phish crjhgbjy jagger rockford shou tuan goldwing brewster bermuda
zero thegreat proxy confused badgirl lola bacardi derek whiskers spaceman starman trial karma claudio allstar
carolin gesperrt lynn swords rasta wildman nikolay kang slinky wrestling mohammed pinhead hacked overkill rhfcjnrf
mishka banane person public fester something lions helmet ripken frisky changed games higgins trapper piper windsor
supreme kaylee athens norway runescape oasis jill hurley lightning dbrnjh shun chun darius chip hill midway kool
hoosiers vinnie recovery cicero napster lionel amazing tracker laser adrienne roadking menace secure stoned thedog
sacred squash nice smoking pony feng illusion woohoo medicine antoine bagira megatron orchid reader comet clown
zippy company doghouse stacy wild army maxim paula bravo buddah jaybird chuckie look morning dino peach todd hanna
chuang mortgage idiot heineken saleen rulezzz massage sonics moonlight butts pobeda benfica poker kashmir balloons
optimus chunky chou shai common starter brewer babyface pants gregor dogfood hardcock deluxe bigmike blackbir
bookworm hampton jeffery salomon godfathe meister angus intel seahawks talisman blackjack eraser collin pissing
hawaiian zhong mian michae berger alphabet tricia beautifu misha maryann adams jenn riley really mortimer tongue
century sancho remote darkman buddie roadrunn pizzas lexus medusa health stalin toledo cubswin dutch lilly beowulf
charlene willia christmas pool handyman pacers unique eleanor clouds cgfhnfr breasts chinook nuts wedding calgary
dutchess heckfy ludmila gong nova shell lori site because cheater famous delphi cathy wareagle martine gromit sponge
ashlee valkyrie yoda glory passwd idontkno smiths mohamed teddybea killers boxster five babybaby mermaid satana
bhbirf foryou qazzaq hong puddin chao shang zhei quan inuyasha stanford peacock assword misery desiree barnes
sullivan beamer diggler medical wishbone circle property ripley thedude cloud fisting alexia beemer jayden gameover
redline venera salsero lust fytxrf sergi kittykat spanish sinister india vedder gonavy manowar novell lang colonel
rancid diao chrome friendly destroy titten electra polly geoffrey eureka onetime phone katherine otto lakota
claymore hotbox asia banner madina manuela bitchass ruby sporting bartman matthews checkers playing carmel gabriela
dfcbkbq nimbus wrestle bulls jktymrf alexalex preacher gamecube mustafa svoboda circus armagedon alenka leng qing
cong zheng magical park claudi rhtdtlrj pablo thumbs camper doitnow goaway subzero charity hootie face pissoff
jammin beth blackout crow darrell cocaine bcfields skylar rolling loaded milkman lotus davide bigbutt electron
johann cheeks skate silverad lighter hassan pothead gobucks squall thunderb courage pippin antoni kaitlyn neng peng
miao teng xuan xiao reynolds cannabis xerxes ipswich ninjas mango farley lucille pinky jimmie nude dieter annika
mitch southpar marika dickie jetski finance tdutybz dianne forward jenkins bright absolute bilbo musashi ferris
iamgod lipstick laurence mandarin quest tottenham adults yfnfkmz kleopatra tulips nong piao ruan zhuang chai
dirtbike sheba pickup dwayne othello mari katherin forum sonny rider warner northern cinema cameltoe petrov bluefish
fuzzy pheonix iscool secrets elite toon modena bert marsha slippery kissing caravan divorce tank beatle jump akira
sanfran cheech badman samtron paloma yang dolores sveta shadows mollydog annabell starcraf ghblehjr vasilisa jameson
chuai deng qiao zhou zhun jiang luan sang ying beans slim illinois warning ebony meat jockey deadpool hillary
bearcat caprice farscape evan bigtit lassie zappa sander nicol sunflower hopeless sheriff carpedie bank asdfzxcv
sherri march barton shepherd gatorade keegan high toolman barker spectre pussey nuggets borussia mantis banzai
ariana flexible mullet graphics fyutkbyf mancity templar stories yfcntymrf fergie records thedoors gawker pussyman
skyler elizaveta colton huai seng xiang zhuai guai solo moritz monte lemon strength talon rhino susana sonoma three
mack spinner allan keller webmaste grease augustus raquel alejandro chimera rufus stretch ticket bacchus kendra
twenty corsair kinder argentina corleone zhai spice vampires domain iomega heater hover ltybcrf artemka xxxpass
qiong ting hippie jing reng tian tong poland deutsch babylove becker speedo brett oceans slapper letter harvard
bonjovi mazda virtual cosmic leon snuffy blaze sergeant dragonba stonecold hellos jacques register buttercu huang
millions millwall patience chrysler merlot bullfrog latinas istanbul phoeni ashleigh kotaku universal noelle
binladen artem shanghai castro ceng chuo jiong xiong shei meng hans wraith pierce jayhawks kilroy amateurs dotcom
cattle daemon ntktajy barbados renata thoma balance chan nomore pdtplf canyon kayla jackpot mets pulsar baron marker
chippy nightmare monarch hamish aubrey reds knockers dipshit alexey malone athlon hubert chevrolet vadim everett
napoli myname belly cobalt counter dialog augusta smokie cristian coolness cougars screen criminal hardware ramones
bobdylan ning capslock rong zaraza ciccio teddybear alisha chui liang pian niao gadget shiner laurent fulham
missouri carlitos dwight helene halifax dogshit entropy coldbeer silent lost silly netscape boom edgar county deep
freeway syzygy andromed game media wings brigitte yeahbaby diego yolanda eldorado hollow crack eastwood gunther
paranoid anita sexyboy soulmate gooner drunk persik lesley geneva kakashka fgtkmcby mclaren spread geng shuo zhui
duan nuan qiang weng shuang bamboo brittney fastball creature cards matteo fuckyo hack smashing foot arlene baggio
carlito hopeful astro hondas snooker sophi redbird bigblue dynasty mephisto trainer iceberg shitface fountain
specialk estrella some generic buddyboy stevens arcadia manning nikitos piramida violetta piano salasana maxxxx zang
shutup thing suan heritage liao browning homerj tiburon obelix kris chopin insomnia hooper promise cygnus theater
romero jelly plasma kissmyass here submit budapest jayson sexysexy jorda citizen sahara pinkfloyd card stroker
pavlov pasword amigo heynow arturo fight ventura sandwich fraser yummy homeboy royal testpass gamecock milo magician
female wildcard magazine telephon bigfish tripod kuai lazarus cleo licking dundee brodie misfits slavik rochelle
sleeper seeking pringles butcher patric nanook darklord loveless radiohea cang shao sheng guang shuai xing karin
hughes giorgio maxime sphinx reckless triple baldwin taxman orient desmond married zhjckfd mordor hunt romano
jiggaman ramsey officer lovebug classics hooligan pluto georg bolton scrabble jezebel major jellybea shock drakon
seadoo mexican pharmacy door lena abnormal patrice concorde alfredo cdtnbr puffy islander chantal jakejake bunnies
bushido kazantip verizon maksimka dupont crusher jiao zong zhang pang premium corey goat diane channel project hole
cthtuf arrow meagan tootie bounty kfhbcf kirsty howdy ramrod sweetnes bummer corolla andersen blond race darryl
senator ferguson donovan thelma dynamite gertrude doomsday rhjrjlbk hjccbz players mariposa ozzy excalibur marcello
buttfuck moore samsun masamune zhao niang zhuo darlene bessie brains north attila clowns chestnut woofer model moses
someone lindros tiny dottie civic july anthrax lilian imation beacon tripper vsegda ursula fullmoon spiker sporty
force pornporn citadel jacobs volcom dynamo amerika bombers burrito inspiron forsaken spock mallory lantern nextel
goirish snowboard haggis callum violin lollypop insanity placebo creation glacier stepan zander dabears katarina
iloveme sexxxy moonbeam webber gonzalez tiao dogger pecker stiffy senators create june wingman pumpkins windsurf
ernie mick watch jarvis zephyr fishman dell reddevil wanted sheridan nichole bronze concord rjhjktdf kellie baker
zalupa killkill avenue asddsa bunker wrench paddle schalke cobain shanna poopy broker mouth woodland yvette suicide
vanguard aviation exotic heat stanislav superb fergus mihail vfibyf mobydick sausages tuning francesco ganesh
nevermind presiden faithful kerstin vfitymrf varvara happiness robotics zuan nang shui normal deer bigcat store tech
temppass onetwo postman weird uranus highheel aloha cigar puss stylus gobears duckie stratus thong pippo conover
soprano jingle firewall polopolo dolly pepito piazza radical alone mail boxer reload evolution grande tipper battery
dogcat drive kirby candace digimon bombay mariana sowhat lips download fandango kamila popper gore beng rang bian
cuan lenny louie earnhard dancing simmons airport snappy angelika fishin boxers icehouse cramps basset dogboy hall
abstr softail titan santa killjoy fischer electro mygirl delilah nutmeg christma kittens krusty script zaqxswcde
bigboss flores guyver coach praise prowler harvest latina clit moreno erin spikes jubilee shan choice yugioh toaster
pineapple gorgeous namaste carnage yong zeng biao heng keng kuang alissa nigga dayton chriss niceguy magelan almond
club bumper partner marty spongebo erika judy ghosts hookup bigben wifey enrico starstar gilles chillin superma
radiohead havana lumber pistons viktoriya gameboy robot santafe holidays jennife mckenzie reddwarf cascade kidrock
pinball isaac banger arrows platypus foxy doofus passes shanti barron marianna longbow services heroes living
mankind stasik jets beardog longjohn glenn garion live juanita honolulu nygiants busty install niceass string boozer
mars astra abbott puffin dogbert queenie muscles highway visa cottage compton steffi romans beerman windmill guitars
earth freebird slamdunk snowflak tasty delight nights biology emilia bronson frost irishman badgers state bergkamp
pixies training playstat milk oatmeal mudvayne airwolf season lottie dudedude jackjack johndeer zildjian magnet
vjcrdf hammond ramirez mang aptiva anai gidget stop kjkszpj manolo bruiser chilly medion josephin giraffe jared
paulina fishbone edison caught gasman pocket moondog charter camila impact tbone bigblock rudy towers krypton hallie
jefferso pelican altima clippers getout compass kimmie chambers winners paulie spoon sucking albany toffee theatre
never pavel climber marlon micro thisisit armand ultra aladin monkeybo comfort epsilon idunno stress hounddog
pallmall kate webhompas monsters picturs sairam easter cobras ballin comanche landon severin whiteout roadster
basebal drifter easton werder norwich stubby stefanie clay gene ellie versace food visual heinrich record bowwow
ellen undertak demo hookem anastasi fiction medic colnago booster festival zzzxxx coolcool sinned
`
