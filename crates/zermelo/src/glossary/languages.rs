//! The words and the games in Korean and Chinese. A word that is shown was found, in this meaning, in a public text of the
//! language; the book's page on terms says where. Others are understood when they are asked for, and not shown.

use crate::language::Language;

/// A word or a game in other languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InLanguages {
    /// The word of the glossary, or the name of the game.
    pub term: &'static str,
    /// In Korean.
    pub korean: &'static [&'static str],
    /// In Chinese.
    pub chinese: &'static [&'static str],
    /// Other forms that are understood.
    pub understood: &'static [&'static str],
}

impl InLanguages {
    /// The forms in a language that are shown; none in English.
    pub const fn of(&self, language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &[],
            Language::Korean => self.korean,
            Language::Chinese => self.chinese,
        }
    }

    /// All forms.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.korean.iter().chain(self.chinese).chain(self.understood).copied()
    }
}

/// All words that are known in other languages, games last.
pub const IN_LANGUAGES: &[InLanguages] = &[
    InLanguages {
        term: "position", korean: &["국면", "상태"], chinese: &["局面", "状态"], understood: &[]
    },
    InLanguages {
        term: "move",
        korean: &["수"],
        chinese: &["走法", "移动"],
        understood: &["착수", "着法", "행동", "走步"],
    },
    InLanguages {
        term: "winning strategy", korean: &["필승 전략"], chinese: &["必胜策略"], understood: &[]
    },
    InLanguages {
        term: "winning position",
        korean: &["필승 상태", "승리 상태"],
        chinese: &["必胜态"],
        understood: &["必胜点", "必胜状态"],
    },
    InLanguages {
        term: "losing position",
        korean: &["필패 상태", "패배 상태"],
        chinese: &["必败态"],
        understood: &["必败点", "必败状态"],
    },
    InLanguages { term: "next player", korean: &["선공"], chinese: &["先手"], understood: &["선수"] },
    InLanguages {
        term: "previous player", korean: &["후공"], chinese: &["后手"], understood: &["후수"]
    },
    InLanguages {
        term: "P-position",
        korean: &["P-국면"],
        chinese: &["P-局面"],
        understood: &[
            "P-포지션",
            "P 포지션",
            "P 局面",
            "P态",
            "N-국면",
            "N-포지션",
            "N-局面",
            "N态",
            "先手必败",
            "이전 선수 승",
            "后手必胜",
        ],
    },
    InLanguages {
        term: "heap", korean: &["더미"], chinese: &["石子堆"], understood: &["堆", "무더기"]
    },
    InLanguages {
        term: "nim-sum",
        korean: &["님합"],
        chinese: &["尼姆和"],
        understood: &["님 합", "Nim和", "异或", "异或和", "배타적 논리합"],
    },
    InLanguages {
        term: "Grundy value",
        korean: &["그런디 수"],
        chinese: &["SG值"],
        understood: &["그런디 값", "SG函数", "그런디 넘버", "SG 值"],
    },
    InLanguages {
        term: "Sprague–Grundy theorem",
        korean: &["스프라그-그런디 정리"],
        chinese: &["SG定理"],
        understood: &["스프라그 그런디 정리"],
    },
    InLanguages {
        term: "impartial",
        korean: &["공정 게임"],
        chinese: &["公平组合游戏"],
        understood: &["공평한", "공평한 게임", "무편향 게임", "불편 게임", "公平", "无偏", "平等组合游戏"],
    },
    InLanguages {
        term: "partizan",
        korean: &["편파 게임"],
        chinese: &["不平等博弈"],
        understood: &["편파적", "有偏", "不平等"],
    },
    InLanguages {
        term: "misere play",
        korean: &["미제르 게임"],
        chinese: &["反常游戏"],
        understood: &["미제르", "反常规则", "反规则", "反常"],
    },
    InLanguages {
        term: "misere Nim",
        korean: &["미제르 님"],
        chinese: &["反Nim游戏"],
        understood: &["反Nim", "反尼姆", "反尼姆博弈"],
    },
    InLanguages {
        term: "normal play",
        korean: &["노멀 게임", "정상 규칙"],
        chinese: &[],
        understood: &["正常规则"],
    },
    InLanguages {
        term: "sum",
        korean: &["게임의 합"],
        chinese: &["游戏的和"],
        understood: &["游戏和", "게임 합"],
    },
    InLanguages { term: "outcome", korean: &["결과"], chinese: &[], understood: &["胜负类", "胜负"] },
    InLanguages { term: "draw", korean: &["무승부"], chinese: &["平局"], understood: &[] },
    InLanguages {
        term: "strategy stealing",
        korean: &["전략 훔치기"],
        chinese: &["策略窃取"],
        understood: &["策略盗取"],
    },
    InLanguages {
        term: "Zermelo's theorem",
        korean: &[],
        chinese: &["策梅洛定理"],
        understood: &["체르멜로 정리"],
    },
    InLanguages {
        term: "colon principle",
        korean: &[],
        chinese: &["克朗原理"],
        understood: &["콜론의 원리"],
    },
    InLanguages {
        term: "fusion principle",
        korean: &[],
        chinese: &["费森原理"],
        understood: &["융합 원리", "融合原理"],
    },
    InLanguages {
        term: "minimax",
        korean: &["미니맥스"],
        chinese: &["极大极小"],
        understood: &["极小化极大"],
    },
    InLanguages {
        term: "alpha-beta",
        korean: &["알파-베타 가지치기"],
        chinese: &["α-β 剪枝"],
        understood: &["알파 베타 가지치기", "α-β剪枝", "α-β 가지치기", "αβ剪枝", "阿尔法贝塔剪枝"],
    },
    InLanguages { term: "AND-OR tree", korean: &[], chinese: &["与或树"], understood: &["AND-OR 트리"] },
    InLanguages {
        term: "retrograde analysis",
        korean: &["역행 분석"],
        chinese: &["逆向分析"],
        understood: &["후퇴 분석", "逆向归纳", "倒推", "倒推法"],
    },
    InLanguages {
        term: "Zeckendorf representation",
        korean: &["제켄도르프 정리"],
        chinese: &["齐肯多夫定理"],
        understood: &["제켄도르프", "齐肯多夫"],
    },
    InLanguages {
        term: "nimber",
        korean: &["님버"],
        chinese: &[],
        understood: &["님 곱", "Nim积", "尼姆数"],
    },
    InLanguages { term: "number", korean: &["초현실수"], chinese: &["超现实数"], understood: &[] },
    InLanguages { term: "star", korean: &["별"], chinese: &[], understood: &[] },
    InLanguages { term: "up", korean: &["업"], chinese: &[], understood: &[] },
    InLanguages { term: "hot", korean: &["핫 게임"], chinese: &[], understood: &[] },
    InLanguages {
        term: "game that is not combinatorial",
        korean: &["조합 게임"],
        chinese: &["组合游戏"],
        understood: &["조합론적 게임"],
    },
    InLanguages { term: "mex", korean: &["mex"], chinese: &["mex"], understood: &[] },
    InLanguages {
        term: "nim",
        korean: &["님 게임"],
        chinese: &["尼姆博弈"],
        understood: &["님", "尼姆", "取石子", "取石子游戏", "Nim游戏", "尼姆游戏"],
    },
    InLanguages {
        term: "bash", korean: &[], chinese: &["巴什博弈"], understood: &["바쉬 게임", "巴什博奕"]
    },
    InLanguages {
        term: "31",
        korean: &["배스킨라빈스 31"],
        chinese: &[],
        understood: &["베스킨라빈스 31", "배스킨라빈스", "베스킨라빈스", "报数游戏"],
    },
    InLanguages {
        term: "wythoff",
        korean: &["위토프 게임"],
        chinese: &["威佐夫博弈"],
        understood: &["위토프", "위토프의 게임", "威佐夫博奕"],
    },
    InLanguages {
        term: "fibonacci-nim",
        korean: &["피보나치 님"],
        chinese: &["斐波那契博弈"],
        understood: &["피보나치 님 게임"],
    },
    InLanguages { term: "kayles", korean: &["카일즈"], chinese: &[], understood: &[] },
    InLanguages {
        term: "chomp",
        korean: &["촘프"],
        chinese: &["巧克力游戏"],
        understood: &["춉", "毒巧克力游戏"],
    },
    InLanguages {
        term: "hackenbush",
        korean: &["해켄부쉬"],
        chinese: &["删边游戏"],
        understood: &["해켄부시", "树上删边游戏", "无向图删边游戏"],
    },
    InLanguages { term: "domineering", korean: &["도미니어링"], chinese: &[], understood: &[] },
    InLanguages {
        term: "toads-and-frogs", korean: &["두꺼비와 개구리"], chinese: &[], understood: &[]
    },
    InLanguages { term: "tictactoe", korean: &["틱택토"], chinese: &["井字棋"], understood: &[] },
    InLanguages { term: "go", korean: &["바둑"], chinese: &["围棋"], understood: &[] },
];
