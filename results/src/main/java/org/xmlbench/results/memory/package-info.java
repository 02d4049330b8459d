/** What memory the trees of parsers take, and what the collector takes of their time. */
package org.xmlbench.results.memory;
