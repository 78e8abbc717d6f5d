//! Words of the glossary in Korean and Chinese as the answers use them, for which no public text with this meaning was found.
//! They are plain words or literal translations; the book's page on terms says so.

use super::languages::InLanguages;

/// The words, in the order of the glossary.
pub(super) const CHOSEN: &[InLanguages] = &[
    InLanguages {
        term: "top-down search",
        korean: &["하향 탐색"],
        chinese: &["自顶向下搜索"],
        understood: &[],
    },
    InLanguages {
        term: "sum search", korean: &["합의 탐색"], chinese: &["和的搜索"], understood: &[]
    },
    InLanguages { term: "AND-OR tree", korean: &["AND-OR 트리"], chinese: &["与或树"], understood: &[] },
    InLanguages {
        term: "node", korean: &["노드"], chinese: &["节点"], understood: &["마디", "잎", "叶子"]
    },
    InLanguages { term: "depth", korean: &["깊이"], chinese: &["深度"], understood: &[] },
    InLanguages { term: "seed", korean: &["시드"], chinese: &["随机种子"], understood: &[] },
    InLanguages { term: "engine", korean: &["엔진"], chinese: &["引擎"], understood: &[] },
    InLanguages {
        term: "game's own search",
        korean: &["게임 자체의 탐색"],
        chinese: &["游戏自带的搜索"],
        understood: &[],
    },
    InLanguages { term: "theorem", korean: &["정리"], chinese: &["定理"], understood: &[] },
    InLanguages { term: "confidence", korean: &["확실도"], chinese: &["可信程度"], understood: &[] },
    InLanguages { term: "proved", korean: &["증명됨"], chinese: &["已证明"], understood: &[] },
    InLanguages { term: "checked", korean: &["확인됨"], chinese: &["已检查"], understood: &[] },
    InLanguages { term: "conjectured", korean: &["추측됨"], chinese: &["猜想"], understood: &[] },
    InLanguages { term: "stopped", korean: &["멈춤"], chinese: &["已停止"], understood: &[] },
    InLanguages {
        term: "limit", korean: &["한도"], chinese: &["限制"], understood: &["제한", "限度"]
    },
    InLanguages {
        term: "certificate",
        korean: &["증명서"],
        chinese: &["证书"],
        understood: &["주장", "断言"],
    },
    InLanguages {
        term: "grundy positions",
        korean: &["그런디 수별 국면 수"],
        chinese: &["按 SG值统计的局面数"],
        understood: &[],
    },
    InLanguages { term: "colon principle", korean: &["콜론 원리"], chinese: &[], understood: &[] },
    InLanguages { term: "fusion principle", korean: &["융합 원리"], chinese: &[], understood: &[] },
    InLanguages { term: "stalk", korean: &["줄기"], chinese: &["茎"], understood: &[] },
    InLanguages { term: "ko", korean: &["패"], chinese: &["劫"], understood: &[] },
    InLanguages { term: "komi", korean: &["덤"], chinese: &["贴目"], understood: &[] },
    InLanguages { term: "liberty", korean: &["활로"], chinese: &["气"], understood: &[] },
    InLanguages { term: "FEN", korean: &["FEN 표기"], chinese: &["FEN 记法"], understood: &[] },
    InLanguages {
        term: "checkmate",
        korean: &["외통"],
        chinese: &["将死"],
        understood: &["체크메이트", "将杀", "스테일메이트", "逼和"],
    },
    InLanguages { term: "mate", korean: &["메이트"], chinese: &["配偶"], understood: &["짝"] },
    InLanguages {
        term: "vertices",
        korean: &["꼭짓점"],
        chinese: &["顶点"],
        understood: &["변", "边", "그래프", "图"],
    },
    InLanguages { term: "token graph", korean: &["말 그래프"], chinese: &["棋子图"], understood: &[] },
    InLanguages { term: "payoff", korean: &["보수"], chinese: &["收益"], understood: &[] },
    InLanguages {
        term: "Kayles by symmetry",
        korean: &["카일즈의 대칭 전략"],
        chinese: &["Kayles 的对称策略"],
        understood: &[],
    },
    InLanguages { term: "nimber", korean: &[], chinese: &["尼姆数"], understood: &["님곱", "nim 积"] },
    InLanguages {
        term: "reversible move",
        korean: &["되돌려지는 수", "가역 수"],
        chinese: &["可逆走法"],
        understood: &["되돌려짐", "可逆", "가역", "可逆着法"],
    },
    InLanguages {
        term: "coin-turning game",
        korean: &["동전 뒤집기 게임"],
        chinese: &["翻硬币游戏"],
        understood: &[],
    },
    InLanguages {
        term: "loopy Grundy value",
        korean: &["순환 게임의 그런디 수"],
        chinese: &["循环游戏的 SG值"],
        understood: &[],
    },
    InLanguages {
        term: "counter", korean: &["카운터"], chinese: &["计数器"], understood: &["계수기"]
    },
    InLanguages {
        term: "take-and-break game",
        korean: &["가져가고 나누는 게임"],
        chinese: &["取子分堆游戏"],
        understood: &["코드", "编码", "8진 코드", "取分游戏"],
    },
    InLanguages { term: "period", korean: &["주기"], chinese: &["周期"], understood: &[] },
    InLanguages { term: "preperiod", korean: &["전주기"], chinese: &["前周期"], understood: &[] },
    InLanguages { term: "saltus", korean: &["도약"], chinese: &["跃度"], understood: &[] },
    InLanguages {
        term: "sparse space",
        korean: &["드문 더미의 공간"],
        chinese: &["稀疏空间"],
        understood: &[],
    },
    InLanguages { term: "method", korean: &["계산법"], chinese: &["计算方法"], understood: &[] },
    InLanguages { term: "b-file", korean: &["b-파일"], chinese: &["b 文件"], understood: &[] },
    InLanguages {
        term: "binary column", korean: &["이진 자리"], chinese: &["二进制列"], understood: &[]
    },
    InLanguages {
        term: "Beatty sequence", korean: &["비티 수열"], chinese: &["贝蒂数列"], understood: &[]
    },
    InLanguages { term: "stopper", korean: &["스토퍼"], chinese: &["止步游戏"], understood: &[] },
    InLanguages {
        term: "onside",
        korean: &["온사이드"],
        chinese: &["上侧"],
        understood: &["오프사이드", "下侧"],
    },
    InLanguages {
        term: "fusing positions",
        korean: &["국면의 융합"],
        chinese: &["局面的合并"],
        understood: &[],
    },
    InLanguages {
        term: "pass",
        korean: &["패스"],
        chinese: &["虚着"],
        understood: &["넘기기", "弃着", "停一手"],
    },
    InLanguages { term: "on", korean: &["온"], chinese: &["on 游戏"], understood: &[] },
    InLanguages { term: "dud", korean: &["더드"], chinese: &["dud 游戏"], understood: &[] },
    InLanguages { term: "over", korean: &["오버"], chinese: &["over 游戏"], understood: &[] },
    InLanguages { term: "upon", korean: &["어폰"], chinese: &["upon 游戏"], understood: &[] },
    InLanguages { term: "tis", korean: &["티스"], chinese: &["tis 游戏"], understood: &[] },
    InLanguages { term: "pseudonumber", korean: &["의사수"], chinese: &["伪数"], understood: &[] },
    InLanguages { term: "upsum", korean: &["업섬"], chinese: &["upsum 运算"], understood: &[] },
    InLanguages {
        term: "degree of loopiness",
        korean: &["순환의 차수"],
        chinese: &["循环度"],
        understood: &[],
    },
    InLanguages { term: "idempotent", korean: &["멱등"], chinese: &["幂等"], understood: &[] },
    InLanguages { term: "genus", korean: &["지너스"], chinese: &["亏格"], understood: &[] },
    InLanguages {
        term: "misere form",
        korean: &["미제르 표준형"],
        chinese: &["反常标准型"],
        understood: &[],
    },
    InLanguages { term: "restive", korean: &["들뜬 게임"], chinese: &["躁动"], understood: &[] },
    InLanguages { term: "part", korean: &["부분"], chinese: &["部分"], understood: &[] },
    InLanguages {
        term: "misere quotient",
        korean: &["미제르 몫"],
        chinese: &["反常商"],
        understood: &["위수", "阶"],
    },
    InLanguages { term: "P-element", korean: &["P-원소"], chinese: &["P-元素"], understood: &["P-元"] },
    InLanguages { term: "generator", korean: &["생성원"], chinese: &["生成元"], understood: &[] },
    InLanguages {
        term: "pretending function",
        korean: &["흉내 함수"],
        chinese: &["模拟函数"],
        understood: &[],
    },
    InLanguages {
        term: "tame",
        korean: &["길들여짐"],
        chinese: &["温顺"],
        understood: &["야생", "길들일 수 있음", "野性", "可驯服"],
    },
    InLanguages { term: "game", korean: &["게임"], chinese: &["游戏"], understood: &[] },
    InLanguages { term: "player", korean: &["두는 쪽"], chinese: &["玩家"], understood: &[] },
    InLanguages {
        term: "winning move",
        korean: &["이기는 수"],
        chinese: &["必胜走法"],
        understood: &["必胜着法", "制胜走法", "승착"],
    },
    InLanguages {
        term: "moves listed",
        korean: &["적힌 수"],
        chinese: &["列出的走法"],
        understood: &["列出的着法"],
    },
    InLanguages {
        term: "option", korean: &["선택지"], chinese: &["选项"], understood: &["갈 수 있는 국면"]
    },
    InLanguages { term: "ending", korean: &["끝"], chinese: &["终局"], understood: &["끝난 국면"] },
    InLanguages { term: "convention", korean: &["규약"], chinese: &["约定"], understood: &[] },
    InLanguages { term: "normal play", korean: &[], chinese: &["正常规则"], understood: &[] },
    InLanguages { term: "verdict", korean: &["판정"], chinese: &["判定"], understood: &[] },
    InLanguages { term: "distance", korean: &["거리"], chinese: &["距离"], understood: &[] },
    InLanguages {
        term: "best play", korean: &["최선의 진행"], chinese: &["最佳对局"], understood: &[]
    },
    InLanguages {
        term: "loopy",
        korean: &["순환"],
        chinese: &["循环"],
        understood: &["순환 없음", "无循环", "사이클"],
    },
    InLanguages {
        term: "sum",
        korean: &[],
        chinese: &[],
        understood: &["성분", "分量", "합", "和", "加项", "항"],
    },
    InLanguages {
        term: "Zermelo's theorem",
        korean: &["체르멜로의 정리"],
        chinese: &["策梅洛定理"],
        understood: &[],
    },
    InLanguages {
        term: "Bouton's theorem",
        korean: &["부턴의 정리"],
        chinese: &["Bouton 定理"],
        understood: &["布顿定理", "부통의 정리"],
    },
    InLanguages {
        term: "Moore's theorem",
        korean: &["무어의 정리"],
        chinese: &["Moore 定理"],
        understood: &["穆尔定理", "摩尔定理"],
    },
    InLanguages {
        term: "Fraenkel's theorem",
        korean: &["프렝켈의 정리"],
        chinese: &["Fraenkel 定理"],
        understood: &["弗伦克尔定理"],
    },
    InLanguages {
        term: "Smith's theorem",
        korean: &["스미스의 정리"],
        chinese: &["Smith 定理"],
        understood: &["史密斯定理"],
    },
    InLanguages { term: "value", korean: &["값"], chinese: &["值"], understood: &[] },
    InLanguages { term: "canonical form", korean: &["표준형"], chinese: &["标准型"], understood: &[] },
    InLanguages {
        term: "dominated",
        korean: &["지배됨", "지배함"],
        chinese: &["被支配", "支配"],
        understood: &[],
    },
    InLanguages { term: "zero game", korean: &["영 게임"], chinese: &["零游戏"], understood: &[] },
    InLanguages { term: "negative", korean: &["반대 게임"], chinese: &["相反游戏"], understood: &[] },
    InLanguages {
        term: "comparison",
        korean: &["비교"],
        chinese: &["比较"],
        understood: &["비교할 수 없음", "不可比较"],
    },
    InLanguages {
        term: "simplicity rule",
        korean: &["단순성 규칙"],
        chinese: &["最简规则"],
        understood: &[],
    },
    InLanguages {
        term: "number avoidance",
        korean: &["수에서는 두지 않기"],
        chinese: &["不在数中走"],
        understood: &[],
    },
    InLanguages { term: "star", korean: &[], chinese: &["星"], understood: &[] },
    InLanguages { term: "up", korean: &[], chinese: &["上"], understood: &[] },
    InLanguages { term: "switch", korean: &["스위치"], chinese: &["开关"], understood: &[] },
    InLanguages { term: "tiny", korean: &["타이니"], chinese: &["微小"], understood: &["마이니"] },
    InLanguages { term: "infinitesimal", korean: &["무한소"], chinese: &["无穷小"], understood: &[] },
    InLanguages {
        term: "number-ish", korean: &["수에 가까움"], chinese: &["近似数"], understood: &[]
    },
    InLanguages { term: "all-small", korean: &["모두 작음"], chinese: &["全小"], understood: &[] },
    InLanguages { term: "dead-ending", korean: &["끝이 죽은"], chinese: &["死终局"], understood: &[] },
    InLanguages {
        term: "atomic weight",
        korean: &["원자 무게"],
        chinese: &["原子量"],
        understood: &["原子重量"],
    },
    InLanguages { term: "stop", korean: &["정지값"], chinese: &["停止值"], understood: &[] },
    InLanguages { term: "mean", korean: &["평균값"], chinese: &["平均值"], understood: &[] },
    InLanguages { term: "temperature", korean: &["온도"], chinese: &["温度"], understood: &[] },
    InLanguages { term: "hot", korean: &[], chinese: &["热"], understood: &[] },
    InLanguages { term: "cold", korean: &["차가운 게임"], chinese: &["冷"], understood: &[] },
    InLanguages { term: "tepid", korean: &["미지근한 게임"], chinese: &["温"], understood: &[] },
    InLanguages {
        term: "thermograph", korean: &["온도 그래프"], chinese: &["温度图"], understood: &[]
    },
    InLanguages { term: "wall", korean: &["벽"], chinese: &["墙"], understood: &[] },
    InLanguages { term: "mast", korean: &["돛대"], chinese: &["桅杆"], understood: &[] },
    InLanguages {
        term: "cooling",
        korean: &["식히기"],
        chinese: &["冷却"],
        understood: &["데우기", "加热", "冷冻"],
    },
    InLanguages { term: "temper", korean: &["성질"], chinese: &["性质"], understood: &[] },
    InLanguages {
        term: "reduced canonical form",
        korean: &["축소 표준형"],
        chinese: &["约化标准型"],
        understood: &[],
    },
    InLanguages { term: "ordinal", korean: &["순서수"], chinese: &["序数"], understood: &["서수"] },
    InLanguages { term: "ordinal sum", korean: &["순서합"], chinese: &["序和"], understood: &[] },
    InLanguages {
        term: "sensible move",
        korean: &["뜻있는 수"],
        chinese: &["合理走法"],
        understood: &["合理着法"],
    },
    InLanguages { term: "birthday", korean: &["생일"], chinese: &["生日"], understood: &[] },
    InLanguages { term: "followers", korean: &["후속 국면"], chinese: &["后继"], understood: &[] },
    InLanguages {
        term: "sign expansion", korean: &["부호 전개"], chinese: &["符号展开"], understood: &[]
    },
    InLanguages {
        term: "chance",
        korean: &["우연"],
        chinese: &["随机"],
        understood: &["운", "주사위", "机会", "骰子"],
    },
    InLanguages {
        term: "modulus",
        korean: &["나누는 수"],
        chinese: &["模数"],
        understood: &["법", "나머지", "模", "余数"],
    },
    InLanguages {
        term: "recurrence",
        korean: &["점화식"],
        chinese: &["递推"],
        understood: &["递推关系", "递归关系"],
    },
    InLanguages {
        term: "xor of values",
        korean: &["값의 XOR"],
        chinese: &["值的异或"],
        understood: &["값들의 님합", "值的尼姆和"],
    },
    InLanguages {
        term: "excess", korean: &["초과량"], chinese: &["超量"], understood: &["소수의 초과량"]
    },
    InLanguages {
        term: "uptimal",
        korean: &["업티멀"],
        chinese: &["uptimal 值"],
        understood: &["업티멀 전개"],
    },
    InLanguages { term: "far star", korean: &["먼 별"], chinese: &["远星"], understood: &[] },
    InLanguages {
        term: "conjunctive sum",
        korean: &["동시합"],
        chinese: &["合取和"],
        understood: &["연언합", "联合和"],
    },
    InLanguages {
        term: "selective compound",
        korean: &["선택합"],
        chinese: &["选择和"],
        understood: &["选择复合"],
    },
    InLanguages { term: "ordinal product", korean: &["순서곱"], chinese: &["序积"], understood: &[] },
    InLanguages {
        term: "census",
        korean: &["값의 개수 조사"],
        chinese: &["值的普查"],
        understood: &["개수 조사", "普查"],
    },
    InLanguages {
        term: "strong stop", korean: &["강한 정지값"], chinese: &["强停止值"], understood: &[]
    },
    InLanguages {
        term: "Nimstring",
        korean: &["님스트링"],
        chinese: &["Nimstring 游戏"],
        understood: &["점과 상자", "点格棋"],
    },
    InLanguages {
        term: "differences",
        korean: &["차분"],
        chinese: &["差分"],
        understood: &["계차", "差分表"],
    },
    InLanguages { term: "incentive", korean: &["인센티브"], chinese: &["激励"], understood: &[] },
    InLanguages { term: "sente", korean: &["센테"], chinese: &["先手性走法"], understood: &[] },
    InLanguages {
        term: "confusion interval",
        korean: &["혼란 구간"],
        chinese: &["模糊区间"],
        understood: &[],
    },
    InLanguages {
        term: "thermostrat", korean: &["온도 전략"], chinese: &["温度策略"], understood: &[]
    },
    InLanguages {
        term: "tedomari",
        korean: &["끝내기의 마지막 큰 수"],
        chinese: &["官子的最后大手"],
        understood: &[],
    },
    InLanguages { term: "overheating", korean: &["과열"], chinese: &["过热"], understood: &[] },
    InLanguages { term: "zugzwang", korean: &["추크츠방"], chinese: &["楚茨文克"], understood: &[] },
    InLanguages {
        term: "entailing move",
        korean: &["응수를 강제하는 수"],
        chinese: &["强制应手的走法"],
        understood: &[],
    },
    InLanguages {
        term: "odious number", korean: &["홀수 1의 수"], chinese: &["奇1数"], understood: &[]
    },
    InLanguages { term: "lexicode", korean: &["사전식 부호"], chinese: &["字典码"], understood: &[] },
    InLanguages {
        term: "Welter's game", korean: &["웰터 게임"], chinese: &["韦尔特游戏"], understood: &[]
    },
    InLanguages {
        term: "Northcott's game",
        korean: &["노스콧 게임"],
        chinese: &["诺思科特游戏"],
        understood: &[],
    },
    InLanguages {
        term: "staircase Nim", korean: &["계단 님"], chinese: &["阶梯尼姆"], understood: &[]
    },
    InLanguages {
        term: "Sylver Coinage",
        korean: &["실버 코이니지"],
        chinese: &["西尔弗造币"],
        understood: &[],
    },
];
