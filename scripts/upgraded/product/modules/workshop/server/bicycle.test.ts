import { testResource } from 'atrium/testing/server'
import { api } from '../contract'
import { workshopBicycle } from '../contract/bicycle'

testResource(api.workshopBicycles, workshopBicycle)
