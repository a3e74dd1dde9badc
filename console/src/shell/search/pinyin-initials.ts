import { pinyin } from 'pinyin-pro'

/** The first letter of each syllable of a Chinese text, in lower case: 用户管理 gives yhgl. Other letters stay. */
export function pinyinInitials(text: string): string {
  return pinyin(text, { pattern: 'first', toneType: 'none', separator: '' }).toLowerCase()
}
