import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { navigation } from '#shared/navigation/navigation'
import { dropSession } from '../end/drop'

/** Ends all sessions of the person, and goes to the login page. Where the server cannot be asked, all sessions go on, and the error shows. */
export async function signOutEverywhere(): Promise<void> {
  await request(api.ownSessions.endAll)
  dropSession()
  await navigation().restart('/login')
}
