/**
 * The programs with which IO-Lite was measured (V. Pai, P. Druschel, W. Zwaenepoel, <i>IO-Lite: A
 * Unified I/O Buffering and Caching System</i>, OSDI 1999, Other Applications), and their XML
 * twins: each by copies, and by transports that save them.
 */
package org.xmlbench.iolite;
