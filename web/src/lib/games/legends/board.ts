/** The board of Western Legends as it is drawn; written by `make art`, never edited. */

export type Point = readonly [x: number, y: number];

export interface BoardSpace {
  readonly id: string;
  readonly region: string;
  /** The town it lies in; empty in the wilderness. */
  readonly town: string;
  readonly kind: string;
  /** The location it belongs to; empty on the plain. */
  readonly site: string;
  /** A, B or C on a hideout. */
  readonly hideout: string;
  /** Blue or green on a ranch. */
  readonly ranch: string;
  /** Where figures stand. */
  readonly centre: Point;
  /** The outline, clockwise. */
  readonly polygon: readonly Point[];
  /** Neighbours by their place in `SPACES`. */
  readonly adjacent: readonly number[];
}

export interface BoardSite {
  readonly id: string;
  readonly kind: string;
  /** The middle of its picture on the map. */
  readonly icon: Point;
  /** Its spaces by their place in `SPACES`. */
  readonly spaces: readonly number[];
}

export interface BoardLabel {
  readonly region: string;
  readonly at: Point;
  readonly angle: number;
}

export const MAP_WIDTH = 1380;
export const MAP_HEIGHT = 1050;
export const VIEW_BOX = "0 0 1380 1050";

/** Every space, by the number the game gives it. */
// prettier-ignore
export const SPACES: readonly BoardSpace[] = [
  {"id":"dk_store_n","region":"darkrock","town":"darkrock","kind":"general_store","site":"dk_store","hideout":"","ranch":"","centre":[440,305],"polygon":[[440,239],[498,278],[518,345],[453,368],[431,387],[395,354],[356,330],[383,274],[412,245]],"adjacent":[2,1,18,19,23,22]},
  {"id":"dk_store_sw","region":"darkrock","town":"darkrock","kind":"general_store","site":"dk_store","hideout":"","ranch":"","centre":[402,450],"polygon":[[356,330],[395,354],[431,387],[469,436],[496,510],[375,509],[322,504],[337,475],[343,428],[329,349]],"adjacent":[5,3,2,0,4,6,22]},
  {"id":"dk_store_e","region":"darkrock","town":"darkrock","kind":"general_store","site":"dk_store","hideout":"","ranch":"","centre":[511,407],"polygon":[[518,345],[561,375],[561,395],[573,457],[533,497],[496,510],[469,436],[431,387],[453,368]],"adjacent":[0,1,4,6,23]},
  {"id":"dk_sheriff","region":"darkrock","town":"darkrock","kind":"sheriff_office","site":"dk_sheriff","hideout":"","ranch":"","centre":[293,452],"polygon":[[329,349],[343,428],[337,475],[322,504],[281,500],[238,489],[246,442],[281,379],[302,360]],"adjacent":[5,1,22,25,26]},
  {"id":"dk_street_east","region":"darkrock","town":"darkrock","kind":"plain","site":"","hideout":"","ranch":"","centre":[578,521],"polygon":[[573,457],[623,486],[632,577],[596,589],[562,565],[501,552],[496,510],[533,497]],"adjacent":[39,8,2,1,6]},
  {"id":"dk_saloon_n","region":"darkrock","town":"darkrock","kind":"saloon","site":"dk_saloon","hideout":"","ranch":"","centre":[295,543],"polygon":[[238,489],[281,500],[322,504],[375,509],[378,548],[349,556],[320,581],[290,589],[222,558]],"adjacent":[7,9,3,1,6,26]},
  {"id":"dk_street_mid","region":"darkrock","town":"darkrock","kind":"plain","site":"","hideout":"","ranch":"","centre":[412,529],"polygon":[[375,509],[496,510],[501,552],[457,551],[378,548]],"adjacent":[8,7,5,2,1,4]},
  {"id":"dk_saloon_e","region":"darkrock","town":"darkrock","kind":"saloon","site":"dk_saloon","hideout":"","ranch":"","centre":[394,617],"polygon":[[378,548],[457,551],[464,639],[449,705],[386,709],[323,697],[323,617],[290,589],[320,581],[349,556]],"adjacent":[8,5,9,6,43,45]},
  {"id":"dk_bank","region":"darkrock","town":"darkrock","kind":"bank","site":"dk_bank","hideout":"","ranch":"","centre":[508,595],"polygon":[[457,551],[501,552],[562,565],[596,589],[538,625],[536,660],[552,679],[510,702],[449,705],[464,639]],"adjacent":[7,4,6,45,41]},
  {"id":"dk_saloon_sw","region":"darkrock","town":"darkrock","kind":"saloon","site":"dk_saloon","hideout":"","ranch":"","centre":[244,628],"polygon":[[222,558],[290,589],[323,617],[323,697],[298,686],[242,686],[194,671],[186,630],[195,599]],"adjacent":[7,5,26,27,40,43]},
  {"id":"rf_doctor","region":"red_falls","town":"red_falls","kind":"doctor","site":"rf_doctor","hideout":"","ranch":"","centre":[951,292],"polygon":[[950,234],[1011,236],[1003,275],[1007,348],[988,346],[881,344],[894,319],[899,299],[894,270]],"adjacent":[13,11,14,29,30]},
  {"id":"rf_saloon_n","region":"red_falls","town":"red_falls","kind":"saloon","site":"rf_saloon","hideout":"","ranch":"","centre":[1062,299],"polygon":[[1011,236],[1071,239],[1089,242],[1126,295],[1117,331],[1099,357],[1063,376],[1007,348],[1003,275]],"adjacent":[10,12,14,33,30,36]},
  {"id":"rf_saloon_e","region":"red_falls","town":"red_falls","kind":"saloon","site":"rf_saloon","hideout":"","ranch":"","centre":[1117,387],"polygon":[[1126,295],[1131,338],[1167,399],[1096,435],[1052,446],[1018,449],[1063,376],[1099,357],[1117,331]],"adjacent":[11,14,15,33,36,37]},
  {"id":"rf_cabaret","region":"red_falls","town":"red_falls","kind":"cabaret","site":"rf_cabaret","hideout":"","ranch":"","centre":[897,411],"polygon":[[881,344],[988,346],[962,427],[887,534],[855,473],[813,453],[832,431],[839,375]],"adjacent":[53,10,14]},
  {"id":"rf_saloon_w","region":"red_falls","town":"red_falls","kind":"saloon","site":"rf_saloon","hideout":"","ranch":"","centre":[951,536],"polygon":[[988,346],[1007,348],[1063,376],[1018,449],[1017,502],[985,581],[948,588],[897,561],[887,534],[962,427]],"adjacent":[53,54,56,13,10,12,11,15,17]},
  {"id":"rf_store_n","region":"red_falls","town":"red_falls","kind":"general_store","site":"rf_store","hideout":"","ranch":"","centre":[1137,452],"polygon":[[1167,399],[1199,451],[1183,467],[1121,495],[1084,495],[1017,502],[1018,449],[1052,446],[1096,435]],"adjacent":[12,14,16,17,36,37]},
  {"id":"rf_store_e","region":"red_falls","town":"red_falls","kind":"general_store","site":"rf_store","hideout":"","ranch":"","centre":[1192,541],"polygon":[[1199,451],[1227,490],[1244,528],[1249,561],[1235,584],[1194,593],[1162,594],[1146,565],[1121,495],[1183,467]],"adjacent":[57,55,15,17,37,38]},
  {"id":"rf_store_sw","region":"red_falls","town":"red_falls","kind":"general_store","site":"rf_store","hideout":"","ranch":"","centre":[1085,545],"polygon":[[1084,495],[1121,495],[1146,565],[1162,594],[1070,595],[1008,582],[985,581],[1017,502]],"adjacent":[56,57,14,16,15]},
  {"id":"mp_plain_1","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[382,207],"polygon":[[266,12],[329,13],[356,94],[421,178],[440,239],[412,245],[383,274],[330,246],[332,171],[295,109]],"adjacent":[0,20,19,22]},
  {"id":"mp_plain_2","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[487,106],"polygon":[[329,13],[659,14],[648,62],[611,124],[558,168],[548,246],[498,278],[440,239],[421,178],[356,94]],"adjacent":[0,18,23,28,34]},
  {"id":"mp_green_ranch","region":"mesitos_point","town":"","kind":"ranch","site":"mp_green_ranch","hideout":"","ranch":"green","centre":[251,199],"polygon":[[266,12],[295,109],[332,171],[330,246],[289,288],[212,310],[183,262],[162,184],[161,19]],"adjacent":[21,18,22,25]},
  {"id":"mp_hideout_a","region":"mesitos_point","town":"","kind":"hideout","site":"mp_hideout_a","hideout":"A","ranch":"","centre":[93,237],"polygon":[[161,19],[162,184],[183,262],[212,310],[128,338],[65,309],[13,299],[21,196],[133,103],[72,48]],"adjacent":[20,22,25,24]},
  {"id":"mp_plain_4","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[325,305],"polygon":[[330,246],[383,274],[356,330],[329,349],[302,360],[281,379],[240,343],[212,310],[289,288]],"adjacent":[3,0,1,20,21,18,25]},
  {"id":"mp_plain_3","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[547,304],"polygon":[[548,246],[605,293],[625,308],[588,322],[575,334],[561,375],[518,345],[498,278]],"adjacent":[2,0,19,34,35]},
  {"id":"mp_plain_6","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[96,413],"polygon":[[13,299],[65,309],[128,338],[146,360],[159,398],[161,472],[113,479],[34,469],[33,392],[17,363]],"adjacent":[21,25,26]},
  {"id":"mp_plain_5","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[211,391],"polygon":[[212,310],[240,343],[281,379],[246,442],[187,466],[161,472],[159,398],[146,360],[128,338]],"adjacent":[3,20,21,22,24,26]},
  {"id":"mp_plain_7","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[173,527],"polygon":[[246,442],[238,489],[222,558],[195,599],[125,572],[34,569],[34,469],[113,479],[161,472],[187,466]],"adjacent":[5,9,3,25,24,27]},
  {"id":"mp_plain_8","region":"mesitos_point","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[122,634],"polygon":[[34,569],[125,572],[195,599],[186,630],[194,671],[155,697],[131,699],[98,691],[63,710],[17,655]],"adjacent":[9,26,44,40]},
  {"id":"sh_hideout_b","region":"sunny_hills","town":"","kind":"hideout","site":"sh_hideout_b","hideout":"B","ranch":"","centre":[711,96],"polygon":[[659,14],[781,16],[790,145],[818,227],[764,264],[689,222],[691,196],[663,152],[611,124],[648,62]],"adjacent":[19,34,35,29]},
  {"id":"sh_plain_2","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[856,183],"polygon":[[781,16],[870,16],[873,82],[882,115],[913,181],[950,234],[894,270],[861,242],[818,227],[790,145]],"adjacent":[10,28,30]},
  {"id":"sh_plain_3","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[935,75],"polygon":[[870,16],[996,16],[997,100],[1017,166],[1071,239],[1011,236],[950,234],[913,181],[882,115],[873,82]],"adjacent":[10,11,33,29,31]},
  {"id":"sh_plain_4","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1054,74],"polygon":[[1219,15],[1263,19],[1214,96],[1201,146],[1149,118],[1091,119],[1017,166],[997,100],[996,16]],"adjacent":[33,32,30]},
  {"id":"sh_hideout_a","region":"sunny_hills","town":"","kind":"hideout","site":"sh_hideout_a","hideout":"A","ranch":"","centre":[1279,143],"polygon":[[1263,19],[1329,19],[1355,52],[1355,266],[1359,282],[1252,251],[1212,248],[1216,199],[1201,146],[1214,96]],"adjacent":[33,31,36]},
  {"id":"sh_blue_ranch","region":"sunny_hills","town":"","kind":"ranch","site":"sh_blue_ranch","hideout":"","ranch":"blue","centre":[1141,193],"polygon":[[1149,118],[1201,146],[1216,199],[1212,248],[1180,254],[1126,295],[1089,242],[1071,239],[1017,166],[1091,119]],"adjacent":[12,11,32,30,31,36]},
  {"id":"sh_mine","region":"sunny_hills","town":"","kind":"mine","site":"sh_mine","hideout":"","ranch":"","centre":[611,212],"polygon":[[611,124],[663,152],[691,196],[689,222],[666,255],[624,285],[605,293],[548,246],[558,168]],"adjacent":[19,23,28,35]},
  {"id":"sh_plain_1","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[706,272],"polygon":[[689,222],[764,264],[742,299],[728,308],[716,312],[625,308],[605,293],[624,285],[666,255]],"adjacent":[23,28,34]},
  {"id":"sh_plain_5","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1199,309],"polygon":[[1212,248],[1252,251],[1359,282],[1361,353],[1270,353],[1205,370],[1167,399],[1131,338],[1126,295],[1180,254]],"adjacent":[12,11,15,33,32,37]},
  {"id":"sh_plain_6","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1258,420],"polygon":[[1270,353],[1361,353],[1362,465],[1294,479],[1257,490],[1227,490],[1199,451],[1167,399],[1205,370]],"adjacent":[12,16,15,36,38]},
  {"id":"sh_plain_7","region":"sunny_hills","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1314,529],"polygon":[[1362,465],[1368,515],[1368,617],[1308,590],[1275,571],[1249,561],[1244,528],[1227,490],[1257,490],[1294,479]],"adjacent":[55,16,37]},
  {"id":"dc_hideout_b","region":"dixon_creek","town":"","kind":"hideout","site":"dc_hideout_b","hideout":"B","ranch":"","centre":[717,546],"polygon":[[789,467],[777,518],[782,574],[804,599],[816,614],[720,613],[661,581],[632,577],[623,486],[699,494]],"adjacent":[53,54,4]},
  {"id":"sv_plain_2","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[184,745],"polygon":[[194,671],[242,686],[247,756],[268,781],[225,792],[183,819],[131,777],[125,755],[131,699],[155,697]],"adjacent":[9,27,46,44,43,47]},
  {"id":"sv_plain_5","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[564,747],"polygon":[[552,679],[630,684],[625,743],[633,796],[589,804],[562,828],[507,802],[503,743],[510,702]],"adjacent":[8,45,42,51,50]},
  {"id":"sv_plain_6","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[675,752],"polygon":[[630,684],[668,684],[698,713],[725,725],[749,728],[740,791],[695,802],[633,796],[625,743]],"adjacent":[59,49,41,50]},
  {"id":"sv_plain_3","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[323,756],"polygon":[[242,686],[298,686],[323,697],[386,709],[390,755],[398,783],[356,799],[319,831],[268,781],[247,756]],"adjacent":[7,9,40,45,47,48]},
  {"id":"sv_plain_1","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[63,761],"polygon":[[98,691],[131,699],[125,755],[131,777],[64,814],[16,836],[19,722],[63,716],[63,710]],"adjacent":[27,46,40]},
  {"id":"sv_plain_4","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[442,756],"polygon":[[510,702],[503,743],[507,802],[450,808],[428,808],[405,796],[398,783],[390,755],[386,709],[449,705]],"adjacent":[8,7,43,41,48,51]},
  {"id":"sv_hideout_c","region":"spikes_view","town":"","kind":"hideout","site":"sv_hideout_c","hideout":"C","ranch":"","centre":[126,838],"polygon":[[131,777],[183,819],[195,887],[122,890],[17,922],[16,836],[64,814]],"adjacent":[52,44,40,47]},
  {"id":"sv_plain_7","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[253,846],"polygon":[[268,781],[319,831],[388,965],[397,1036],[284,1036],[275,957],[232,900],[195,887],[183,819],[225,792]],"adjacent":[46,52,40,43,48]},
  {"id":"sv_plain_8","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[397,856],"polygon":[[398,783],[405,796],[428,808],[450,808],[454,1035],[397,1036],[388,965],[319,831],[356,799]],"adjacent":[43,45,47,51]},
  {"id":"sv_plain_10","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[797,969],"polygon":[[740,791],[756,820],[793,850],[845,896],[860,1035],[741,1035],[737,926],[725,877],[695,802]],"adjacent":[62,59,42,50]},
  {"id":"sv_rail_station","region":"spikes_view","town":"","kind":"rail_station","site":"sv_rail_station","hideout":"","ranch":"","centre":[651,860],"polygon":[[633,796],[695,802],[725,877],[737,926],[741,1035],[642,1038],[635,945],[582,874],[562,828],[589,804]],"adjacent":[49,41,42,51]},
  {"id":"sv_plain_9","region":"spikes_view","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[522,909],"polygon":[[507,802],[562,828],[582,874],[635,945],[642,1038],[566,979],[526,979],[504,1036],[454,1035],[450,808]],"adjacent":[45,41,48,50]},
  {"id":"sv_mine","region":"spikes_view","town":"","kind":"mine","site":"sv_mine","hideout":"","ranch":"","centre":[188,955],"polygon":[[195,887],[232,900],[275,957],[284,1036],[218,1034],[143,1014],[73,954],[33,969],[17,922],[122,890]],"adjacent":[46,47]},
  {"id":"cj_plain_1","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[827,527],"polygon":[[813,453],[855,473],[887,534],[897,561],[852,572],[804,599],[782,574],[777,518],[789,467]],"adjacent":[54,39,13,14]},
  {"id":"cj_plain_2","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[893,626],"polygon":[[897,561],[948,588],[946,690],[922,690],[863,715],[831,680],[845,640],[816,614],[804,599],[852,572]],"adjacent":[53,56,59,60,39,14]},
  {"id":"cj_plain_5","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1265,641],"polygon":[[1249,561],[1275,571],[1308,590],[1368,617],[1368,721],[1265,710],[1202,695],[1190,647],[1194,593],[1235,584]],"adjacent":[61,57,16,38]},
  {"id":"cj_plain_3","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1002,638],"polygon":[[985,581],[1008,582],[1070,595],[1071,625],[1102,677],[1075,691],[1009,694],[946,690],[948,588]],"adjacent":[54,57,60,58,14,17]},
  {"id":"cj_plain_4","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1140,645],"polygon":[[1194,593],[1190,647],[1202,695],[1159,697],[1125,709],[1102,677],[1071,625],[1070,595],[1162,594]],"adjacent":[61,56,55,58,16,17]},
  {"id":"cj_plain_8","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1061,749],"polygon":[[1102,677],[1125,709],[1140,778],[1095,802],[1065,808],[1015,804],[1001,742],[1009,694],[1075,691]],"adjacent":[61,63,56,57,60,64]},
  {"id":"cj_plain_6","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[820,758],"polygon":[[831,680],[863,715],[920,763],[901,788],[832,815],[793,850],[756,820],[740,791],[749,728],[776,721]],"adjacent":[62,54,60,49,42]},
  {"id":"cj_plain_7","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[957,733],"polygon":[[922,690],[946,690],[1009,694],[1001,742],[1015,804],[975,801],[920,763],[863,715]],"adjacent":[62,54,56,59,58,64]},
  {"id":"cj_hideout_c","region":"cliff_junction","town":"","kind":"hideout","site":"cj_hideout_c","hideout":"C","ranch":"","centre":[1270,807],"polygon":[[1202,695],[1265,710],[1368,721],[1364,1004],[1280,1024],[1239,932],[1170,836],[1140,778],[1125,709],[1159,697]],"adjacent":[63,57,55,58]},
  {"id":"cj_mine","region":"cliff_junction","town":"","kind":"mine","site":"cj_mine","hideout":"","ranch":"","centre":[913,865],"polygon":[[920,763],[975,801],[990,886],[949,960],[945,1032],[860,1035],[845,896],[793,850],[832,815],[901,788]],"adjacent":[59,60,64,49]},
  {"id":"cj_plain_10","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1175,961],"polygon":[[1140,778],[1170,836],[1239,932],[1280,1024],[1123,1031],[1109,970],[1072,885],[1065,808],[1095,802]],"adjacent":[61,58,64]},
  {"id":"cj_plain_9","region":"cliff_junction","town":"","kind":"plain","site":"","hideout":"","ranch":"","centre":[1029,962],"polygon":[[975,801],[1015,804],[1065,808],[1072,885],[1109,970],[1123,1031],[945,1032],[949,960],[990,886]],"adjacent":[62,63,60,58]},
];

/** Every location. */
// prettier-ignore
export const SITES: readonly BoardSite[] = [
  {"id":"dk_store","kind":"general_store","icon":[429,387],"spaces":[0,1,2]},
  {"id":"dk_saloon","kind":"saloon","icon":[288,588],"spaces":[5,9,7]},
  {"id":"rf_saloon","kind":"saloon","icon":[1064,375],"spaces":[11,12,14]},
  {"id":"rf_store","kind":"general_store","icon":[1120,494],"spaces":[15,17,16]},
  {"id":"dk_sheriff","kind":"sheriff_office","icon":[311,429],"spaces":[3]},
  {"id":"dk_bank","kind":"bank","icon":[492,621],"spaces":[8]},
  {"id":"rf_doctor","kind":"doctor","icon":[961,299],"spaces":[10]},
  {"id":"rf_cabaret","kind":"cabaret","icon":[914,412],"spaces":[13]},
  {"id":"mp_green_ranch","kind":"ranch","icon":[279,236],"spaces":[20]},
  {"id":"mp_hideout_a","kind":"hideout","icon":[136,261],"spaces":[21]},
  {"id":"sh_hideout_b","kind":"hideout","icon":[718,144],"spaces":[28]},
  {"id":"sh_hideout_a","kind":"hideout","icon":[1282,210],"spaces":[32]},
  {"id":"sh_blue_ranch","kind":"ranch","icon":[1143,211],"spaces":[33]},
  {"id":"sh_mine","kind":"mine","icon":[618,233],"spaces":[34]},
  {"id":"dc_hideout_b","kind":"hideout","icon":[672,558],"spaces":[39]},
  {"id":"sv_hideout_c","kind":"hideout","icon":[156,861],"spaces":[46]},
  {"id":"sv_rail_station","kind":"rail_station","icon":[689,950],"spaces":[50]},
  {"id":"sv_mine","kind":"mine","icon":[210,965],"spaces":[52]},
  {"id":"cj_hideout_c","kind":"hideout","icon":[1216,776],"spaces":[61]},
  {"id":"cj_mine","kind":"mine","icon":[878,860],"spaces":[62]},
];

/** Where the names of the regions stand. */
// prettier-ignore
export const LABELS: readonly BoardLabel[] = [
  {"region":"darkrock","at":[439,521],"angle":0},
  {"region":"red_falls","at":[965,466],"angle":0},
  {"region":"mesitos_point","at":[306,288],"angle":-43},
  {"region":"sunny_hills","at":[938,177],"angle":-3},
  {"region":"dixon_creek","at":[706,519],"angle":-2},
  {"region":"spikes_view","at":[350,868],"angle":-17},
  {"region":"cliff_junction","at":[1046,712],"angle":-8},
];

/** The outlines of the impassable rocks. */
// prettier-ignore
export const ROCKS: readonly (readonly Point[])[] = [
  [[818,227],[861,242],[894,270],[899,299],[894,319],[881,344],[839,375],[832,431],[813,453],[789,467],[699,494],[623,486],[573,457],[561,395],[561,375],[575,334],[588,322],[625,308],[716,312],[728,308],[742,299],[764,264]],
  [[632,577],[661,581],[720,613],[816,614],[845,640],[831,680],[776,721],[749,728],[725,725],[698,713],[668,684],[630,684],[552,679],[536,660],[538,625],[596,589]],
];
