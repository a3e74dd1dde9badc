import type { RandomChoices } from '#server/db/random-sequence'

/** In Chinese, and as in a user name. */
type Word = readonly [zh: string, pinyin: string]

const words = (text: string): Word[] => text.split(' ').map((word) => word.split('/') as [string, string])

const surnames = words(
  '王/wang 李/li 张/zhang 刘/liu 陈/chen 杨/yang 黄/huang 赵/zhao 吴/wu 周/zhou 徐/xu 孙/sun 马/ma 朱/zhu 胡/hu 郭/guo 何/he 高/gao 林/lin 罗/luo 郑/zheng 梁/liang 谢/xie 宋/song 唐/tang 许/xu 韩/han 冯/feng 邓/deng 曹/cao 彭/peng 曾/zeng 肖/xiao 田/tian 董/dong 潘/pan 袁/yuan 蔡/cai 蒋/jiang 余/yu 叶/ye 程/cheng 苏/su 魏/wei 丁/ding 沈/shen 姜/jiang 范/fan 方/fang 陆/lu 顾/gu 欧阳/ouyang',
)

/** By sex: 1 male, 0 female. */
const givenNames = {
  1: words(
    '一鸣/yiming 浩然/haoran 子轩/zixuan 俊逸/junyi 文博/wenbo 明哲/mingzhe 志远/zhiyuan 天宇/tianyu 宇航/yuhang 睿/rui 凯文/kaiwen 建安/jianan 思齐/siqi 承泽/chengze 景行/jingxing 远山/yuanshan 立诚/licheng 家豪/jiahao 泽宇/zeyu 弘毅/hongyi 晨阳/chenyang 嘉树/jiashu 奕辰/yichen 逸飞/yifei 启明/qiming 展鹏/zhanpeng 海川/haichuan 少安/shaoan 书恒/shuheng 北辰/beichen',
  ),
  0: words(
    '静怡/jingyi 雨桐/yutong 佳宁/jianing 梓萱/zixuan 诗涵/shihan 欣妍/xinyan 若溪/ruoxi 语嫣/yuyan 雅文/yawen 思琪/siqi 梦瑶/mengyao 可欣/kexin 婉清/wanqing 晓彤/xiaotong 芷若/zhiruo 书瑶/shuyao 念真/nianzhen 清越/qingyue 安然/anran 以宁/yining 沐晴/muqing 忆南/yinan 知夏/zhixia 舒雅/shuya 慧敏/huimin 映雪/yingxue 采薇/caiwei 云舒/yunshu 怀瑾/huaijin 攸宁/youning',
  ),
} as const

const englishNames = {
  1: 'Oliver Marsh,Daniel Whitfield,Marcus Hale,Peter Lindqvist,Tobias Renner,Samuel Okoye'.split(','),
  0: 'Emma Calder,Sofia Marchetti,Hannah Brooks,Priya Raman,Claire Dubois,Ines Carvalho'.split(','),
} as const

/** A name as the company writes it, with what the user name begins with. */
export interface Name {
  readonly nickname: string
  readonly username: string
}

/** Gives out names, no user name twice. */
export function createNames(random: RandomChoices, taken: readonly string[]) {
  const used = new Set(taken)
  function unused(username: string): string {
    let free = username
    for (let number = 2; used.has(free); number++) free = `${username}${number}`
    used.add(free)
    return free
  }
  function chinese(sex: 0 | 1): Name {
    const [surname, given] = [random.pick(surnames), random.pick(givenNames[sex])]
    return { nickname: surname[0] + given[0], username: unused(surname[1] + given[1]) }
  }
  function english(sex: 0 | 1): Name {
    const nickname = random.pick(englishNames[sex])
    const username = nickname.toLowerCase().replace(' ', '.')
    // Nobody of those who came from abroad has the name of another.
    return used.has(username) ? english(random.below(2) as 0 | 1) : { nickname, username: unused(username) }
  }
  return { chinese, english }
}
