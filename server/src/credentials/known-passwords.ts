/** In lower case, and only such as are long enough to get this far. Compiled for this product from what people are known to choose. */
const common = new Set(
  `
  12345678 123456789 1234567890 12345678910 123456789012 1234567890123 11111111 111111111 1111111111 111111111111
  00000000 000000000 0000000000 000000000000 22222222 33333333 44444444 55555555 66666666 666666666 6666666666
  77777777 88888888 888888888 8888888888 888888888888 99999999 999999999 9999999999 999999999999 87654321 987654321
  9876543210 0987654321 098765432100 01234567 012345678 0123456789 11223344 1122334455 112233445566 12121212
  121212121212 12341234 123412341234 12344321 123321123 123321123321 123123123 123123123123 12312312 123456123456
  12345612 1234567812345678 1234512345 147258369 147852369 159357456 159753258 159753456 741852963 789456123
  789456123000 963852741 13131313 131313131313 13141314 13145200 52013140 520131420 5201314520 52013145 520520520
  5201314520131 1314520520 20082008 20102010 19901990 20002000 10101010 101010101010 12131415 11111112 11112222
  111222333 111222333444 112211221122 121314151617 123454321 1234554321 123456654321 12345678900 12345678901
  123456789a 123456789q 123456789abc 12345678a 12345678q 1234567a 1234567q 1234567890a 1234567890q 1234qwer
  1234qwerasdf 1234abcd 1234abcd1234 123456abc 123456abcd 123456abcdef 123456qwe 123456qwerty 123456789qwe 123456aa
  123456aaa 123abc123 123abc456 123qweasd 123qweasdzxc 123qwe123 123qwe123qwe 123qwe456 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qaz@wsx 1qaz!qaz q1w2e3r4
  q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qazwsxedcrfv qaz123wsx qazxswedc qazwsx12 qwer1234 qwer12345 qwer123456
  qwerasdf qwerasdfzxcv qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop
  qwertyuiop123 qwertyuiop[] qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyqwerty qwertasdfg qweasdzxc qweasdzxc123
  qwe123qwe qwe123asd qwe123456 qweqweqwe qweqwe123 asdfghjk asdfghjkl asdfghjkl123 asdf1234 asdfasdf asdfasdfasdf
  asd123456 asd123asd asdasdasd asdasd123 asdfqwer asdfjkl; asdzxc123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm,./
  zxcvbnmasdfghjkl zxcv1234 zxc123456 zxczxczxc zaq12wsx zaq1xsw2 zaq1zaq1 !qaz2wsx !qaz@wsx !qaz1qaz !@#$%^&*
  !@#$%^&*() !@#$%^&*()_+ 1234!@#$ 123!@#qwe 1qaz2wsx! abcdefgh abcdefghi abcdefghij abcdefghijk abcdefghijkl
  abcdef123 abcdef123456 abcd1234 abcd12345 abcd123456 abcd12345678 abc12345 abc123456 abc1234567 abc12345678
  abc123456789 abc123abc abc123abc123 abcabcabc abc123def abcabc123 aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaaaaaaaaaa
  aa123456 aa12345678 aa123456789 a1234567 a12345678 a123456789 a1234567890 a123456a a1b2c3d4 a1b2c3d4e5 a1b2c3d4e5f6
  aabbccdd aabbccddee aabbccddeeff as123456 ab123456 asas1212 az123456 q1234567 q12345678 q123456789 qq123456
  qq12345678 qq123456789 qq1234567890 w123456789 z123456789 x123456789 wang123456 zhang123456 li123456 liu123456
  chen123456 yang123456 woaini520 woaini521 woaini1314 woaini123 woaini123456 woaini1314520 woaini5201314 woaiwojia
  wodemima wodemima123 woshishui woshitiancai iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou520 iloveyou1314
  iloveyou5201314 love1314 love5201314 lovelove loveyou1314 lovelove123 nihao123 nihao123456 nihaoma123 mima1234
  mima123456 mimamima zhongguo zhongguo1 zhongguo123 beijing2008 beijing123 shanghai123 wangjing taobao123 alibaba123
  tencent123 huawei123 huawei@123 huawei12#$ admin@huawei aini1314 aini5201314 qwer@1234 qaz@123456 password password0
  password1 password2 password01 password11 password12 password123 password1234 password12345 password123456
  password123! password1! password! password@1 password@12 password@123 password@1234 passwordpassword password2020
  password2021 password2022 password2023 password2024 password2025 password2026 passw0rd passw0rd1 passw0rd12
  passw0rd123 passw0rd! passw0rd123! p@ssword p@ssword1 p@ssword12 p@ssword123 p@ssw0rd p@ssw0rd1 p@ssw0rd12
  p@ssw0rd123 p@ssw0rd1234 p@ssw0rd! p@$$w0rd p@$$word p@$$w0rd123 pa$$word pa$$w0rd pass1234 pass12345 pass123456
  pass@123 pass@1234 pass@word1 passpass passpass123 passport passphrase passwort passwort1 passwort123 mypassword
  mypassword1 mypassword123 newpassword newpassword1 newpassword123 yourpassword thepassword password_123 nopassword
  changeme changeme1 changeme12 changeme123 changeme1234 changemenow changeit changeit123 letmein1 letmein12
  letmein123 letmein1234 letmeinnow letmein! welcome1 welcome12 welcome123 welcome1234 welcome! welcome@1 welcome@123
  welcome2024 welcome2025 welcome2026 welcometo welcomehome welcome12345 default1 default123 defaultpassword temp1234
  temporary temporary1 temppassword temp123456 test1234 test12345 test123456 testtest testtesttest testpassword
  test@123 test@1234 testing1 testing123 testuser tester123 testaccount guest123 guest1234 guest123456 guestguest
  user1234 user12345 user123456 userpassword useruser username username1 username123 admin123 admin1234 admin12345
  admin123456 admin12345678 admin123456789 admin@123 admin@1234 admin@12345 admin@123456 admin888 admin666 admin123!
  admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 adminadmin adminadmin123 adminpassword
  adminpass administrator administrator1 administrator123 admin#123 admin!@# admin!@#$ admin_123 admin1admin admin001
  admin1111 root1234 root12345 root123456 rootroot rootrootroot rootpassword root@123 root@1234 toor1234 superuser
  superadmin superadmin123 superman1 superman123 sysadmin sysadmin123 system123 systemadmin manager1 manager123
  manager1234 operator operator123 support1 support123 supportsupport service123 server123 oracle123 mysql123
  mysqlpassword postgres postgres1 postgres123 postgrespassword database database1 database123 redis123456 jenkins123
  gitlab123 nginx123 docker123 tomcat123 ruoyi123 ruoyi123456 sunshine sunshine1 sunshine123 princess princess1
  princess123 football football1 football123 baseball baseball1 baseball123 basketball basketball1 basketball123
  volleyball superman batman123 batmanbatman spiderman spiderman1 spiderman123 starwars starwars1 starwars123 pokemon1
  pokemon123 pikachu1 dragon123 dragondragon dragon12 dragonball dragonball1 monkey123 monkeymonkey shadow123 shadow12
  master123 master12 mastermaster hunter123 hunter12 killer123 killer12 freedom1 freedom123 whatever whatever1
  whatever123 trustno1 trustno123 michelle michelle1 jennifer jennifer1 jennifer123 jonathan jonathan1 jessica1
  jessica123 michael1 michael123 michael12 jordan23 jordan123 jordan2323 charlie1 charlie123 charlie12 thomas123
  robert123 andrew123 daniel123 joshua123 matthew1 matthew123 anthony1 anthony123 ashley123 nicole123 elizabeth
  elizabeth1 samantha samantha1 samantha123 stephanie stephanie1 benjamin benjamin1 alexander alexander1 alexander123
  christian christian1 christopher christopher1 victoria victoria1 victoria123 patricia patricia1 computer computer1
  computer12 computer123 internet internet1 internet123 facebook facebook1 facebook123 google123 googlegoogle
  microsoft microsoft1 microsoft123 windows10 windows123 windows7 linux123456 samsung1 samsung123 iphone123 android123
  apple123 appleapple amazon123 linkedin linkedin1 linkedin123 twitter1 twitter123 youtube123 instagram instagram1
  minecraft minecraft1 minecraft123 fortnite fortnite1 corvette mercedes mercedes1 ferrari1 ferrari123 mustang1
  mustang123 porsche911 yamaha123 harley123 chelsea1 chelsea123 liverpool liverpool1 liverpool123 manchester
  manchester1 arsenal1 arsenal123 barcelona barcelona1 realmadrid realmadrid1 juventus juventus1 cowboys1 yankees1
  lakers24 steelers summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter123
  winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 spring2023 spring2024 spring2025
  spring2026 spring123 autumn2024 autumn2025 autumn2026 autumn123 january1 january2025 february february1 november
  november1 december december1 september september1 october1 monday123 friday123 sunday123 summertime summersummer
  winterwinter chocolate chocolate1 chocolate123 strawberry strawberry1 butterfly butterfly1 butterfly123 blackberry
  cheesecake buttercup butterscotch banana123 cookie123 cookiecookie peanut123 ginger123 pepper123 flower123
  flowerflower orange123 rainbow1 rainbow123 diamond1 diamond123 crystal1 crystal123 midnight midnight1 moonlight
  moonlight1 starlight sunflower sunflower1 sweetheart sweetheart1 sweetheart123 beautiful beautiful1 beautiful123
  angel123 angels123 heaven123 blessed1 blessed123 jesus123 jesuschrist ilovejesus godisgood godisgood1 ilovegod
  iloveyouforever iloveyoubaby iloveyousomuch loveyou123 lovers123 forever1 forever123 forever21 friends1 friends123
  friendsforever family123 family4ever babygirl babygirl1 babygirl123 mylove123 princesa teamomucho tequiero teiubesc
  secret123 secretsecret topsecret secretpassword thisisapassword thisismypassword idontknow idontknow1 iamthebest
  correcthorse correcthorsebattery correcthorsebatterystaple opensesame opensesame1 nothing123 something something1
  anything1 everything alakazam abracadabra abracadabra1 blink182 metallica metallica1 slipknot slipknot1 greenday1
  linkinpark nirvana1 nirvana123 eminem123 rockyou1 rockyou123 hellokitty hellokitty1 hello1234 hello12345 hello123456
  hellohello hellohello123 helloworld helloworld1 helloworld123 hello@123 goodbye1 goodluck goodluck1 goodluck123
  goodmorning success1 success123 lucky123 luckylucky happy123 happyday happyhappy smile123 smiley123 bonjour1
  bonjour123 azertyuiop azerty123 azerty123456 azertyazerty motdepasse motdepasse1 contrasena contrasenya parola123
  senha123 senha12345 passord1 wachtwoord lozinka1 heslo123 haslo123 salasana ytrewq123 poiuytrewq lkjhgfdsa mnbvcxz1
  mnbvcxzasdfghjkl poiuytre 0p9o8i7u !q2w3e4r 1!2@3#4$ company1 company123 company2024 company2025 company2026
  business business1 office123 work1234 workwork money123 moneymoney dollar123 million1 billion1 security security1
  security123 access14 access123 accessdenied private1 private123
`
    .trim()
    .split(/\s+/),
)

/** Whether this is among the first that somebody who guesses would try. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
