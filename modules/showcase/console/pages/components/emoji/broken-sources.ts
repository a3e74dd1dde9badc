import { translate } from 'atrium/console/text'
import { texts } from './text'

/** Data as it may come from a server that has a bad day. */
export const brokenSources = {
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
  damaged: () =>
    Promise.resolve({
      categories: { food_drink: { category: 'food_drink', name: translate(texts, 'food') } },
      emojis: {
        food_drink: [
          { n: [translate(texts, 'tea')], u: '1f375', a: '0.6' },
          { n: [], u: '1f32e', a: '1' },
          null,
          { n: [translate(texts, 'pizza')], u: '1f355', a: '0.6' },
        ],
        travel_places: 'not a list',
      },
    }),
}
