import { drawPlates } from '../../art/plate-worker.ts'
import { hallPlate } from './hall.ts'

drawPlates(hallPlate)
