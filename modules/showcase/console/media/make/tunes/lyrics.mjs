/** A line every two bars, from the third on. */
export const lyrics = {
  'morning-arcade': {
    zh: {
      title: '清晨的拱廊',
      artist: '拱廊乐团',
      lines: [
        '光落在石阶上',
        '影子慢慢醒来',
        '有人推开了窗',
        '风穿过拱廊',
        '把钟声带走',
        '带到河的对岸',
        '今天从这里开始',
        '一步，一拱，一束光',
      ],
    },
    en: {
      title: 'Arcade in the Morning',
      artist: 'The Arcade Players',
      lines: [
        'Light comes down the steps',
        'Shadows wake up slowly',
        'Someone opens a window',
        'Wind walks through the arches',
        'It takes the bells along',
        'Over to the other bank',
        'Here the day begins',
        'A step, an arch, a beam of light',
      ],
    },
  },
  'courtyard-rain': {
    zh: {
      title: '雨后的庭院',
      artist: '拱廊乐团',
      lines: [
        '雨停在瓦檐上',
        '一滴，又一滴',
        '水洼里有一片天',
        '猫绕着它走',
        '桂花落满石桌',
        '茶还是温的',
        '谁忘了收伞',
        '谁又不肯走',
        '云慢慢散开',
        '院子亮了起来',
      ],
    },
    en: {
      title: 'Courtyard after the Rain',
      artist: 'The Arcade Players',
      lines: [
        'The rain rests on the eaves',
        'A drop, and then a drop',
        'A puddle holds the sky',
        'The cat walks all around it',
        'Blossoms on the table',
        'The tea is warm as yet',
        'Who forgot the umbrella',
        'And who will not go home',
        'The clouds go one by one',
        'The courtyard fills with light',
      ],
    },
  },
  'night-ferry': {
    zh: {
      title: '夜渡',
      artist: '拱廊乐团',
      lines: ['灯火退到身后', '水面写满星星', '船比夜色轻', '没有人说话', '桥从头顶经过', '对岸有人在等'],
    },
    en: {
      title: 'Night Ferry',
      artist: 'The Arcade Players',
      lines: [
        'The lights fall back behind us',
        'The water writes in stars',
        'The boat is lighter than the dark',
        'And no one says a word',
        'A bridge goes by above us',
        'And someone waits ashore',
      ],
    },
  },
}

const twoDigits = (value) => String(Math.floor(value)).padStart(2, '0')
const stamp = (seconds) => `[${twoDigits(seconds / 60)}:${twoDigits(seconds % 60)}.${twoDigits((seconds % 1) * 100)}]`

/** An LRC file. */
export function lrcOf({ title, artist, lines }, barSeconds) {
  const head = `[ti:${title}]\n[ar:${artist}]\n`
  return head + lines.map((line, index) => `${stamp((2 + index * 2) * barSeconds)}${line}\n`).join('')
}
