/** Forks as they really run: one JVM each, its command line, its process, its turns. */
package org.xmlbench.house.engine.fork;
