import { pinyin } from 'pinyin-pro'
import type { Readings } from './search-entries'

const plain = { toneType: 'none', v: true } as const

/**
 * Returns how a Chinese text is typed by pinyin, in lower case: 用户管理 by its initials yhgl, or in full from any of its syllables on
 * (yonghuguanli, huguanli, guanli, li). Other letters stay.
 */
export function pinyinReadings(text: string): Readings {
  const syllables = pinyin(text, { ...plain, type: 'array' })
  return {
    initials: pinyin(text, { ...plain, pattern: 'first', separator: '' }).toLowerCase(),
    full: syllables.map((_, from) => syllables.slice(from).join('').toLowerCase()),
  }
}
