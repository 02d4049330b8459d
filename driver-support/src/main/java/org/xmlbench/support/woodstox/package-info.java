/** What the drivers share that stand on Woodstox: its own, and those of trees over it. */
package org.xmlbench.support.woodstox;
