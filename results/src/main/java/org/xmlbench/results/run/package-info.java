/** What a family of runs gives to text, files, page and comparison; no family stands here. */
package org.xmlbench.results.run;
