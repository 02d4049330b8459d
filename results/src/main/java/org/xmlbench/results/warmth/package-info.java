/** How far the figures of short forks are from those of long ones. */
package org.xmlbench.results.warmth;
