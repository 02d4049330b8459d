/**
 * What single forks show in addition to the figures made of them: how they scatter, how they drift
 * over the blocks, and how they warm up. Summaries only, for charts; no verdict is made of them.
 */
package org.xmlbench.results.forks;
