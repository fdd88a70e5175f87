import './app/provided-modules'
import { start } from './app/start'

void start()
