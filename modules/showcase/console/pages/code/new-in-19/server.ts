/** In milliseconds: what a server takes. */
const time = 600

const wait = () => new Promise((done) => setTimeout(done, time))

/** False where somebody else has the room. */
export async function bookRoom(room: string): Promise<boolean> {
  await wait()
  return room !== '3'
}

/** Rejects without a network. */
export async function sendLike(likes: number, isOffline: boolean): Promise<number> {
  await wait()
  if (isOffline) throw new Error('There is no network.')
  return likes
}

interface Weather {
  degrees: number
  humidity: number
}

const weathers: Record<string, Weather> = {
  hangzhou: { degrees: 24, humidity: 71 },
  bristol: { degrees: 13, humidity: 84 },
}

/** Rejects for a city that is not there. */
export async function readWeather(city: string): Promise<Weather> {
  await wait()
  const weather = weathers[city]
  if (!weather) throw new Error('There is no such city.')
  return weather
}
